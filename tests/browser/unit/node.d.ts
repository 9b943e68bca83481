// The few words of Node that the unit tests use: a whole package of types would be more than the tests themselves.

declare module "node:test" {
  type Context = { after: (clean: () => void) => void; mock: Mocks };
  type Body = (context: Context) => void | Promise<void>;
  type Mocks = {
    fn: <Made extends (...given: any[]) => any>(made?: Made) => Made & { mock: { calls: { arguments: any[] }[] } };
    timers: { enable: (options?: { apis?: string[]; now?: number }) => void; tick: (ms: number) => void; reset: () => void };
    method: (object: any, name: string, made?: (...given: any[]) => any) => any;
    restoreAll: () => void;
    reset: () => void;
  };
  export function test(name: string, body: Body): Promise<void>;
  export function it(name: string, body: Body): Promise<void>;
  export function describe(name: string, body: () => void): void;
  export function beforeEach(body: () => void | Promise<void>): void;
  export function afterEach(body: () => void | Promise<void>): void;
  export function before(body: () => void | Promise<void>): void;
  export function after(body: () => void | Promise<void>): void;
  export const mock: Mocks;
  export default test;
}

declare module "node:assert/strict" {
  type Pattern = RegExp | object | ((error: any) => boolean) | (new (...given: any[]) => Error);
  interface Assert {
    (value: unknown, message?: string): asserts value;
    ok(value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    strictEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    deepStrictEqual(actual: unknown, expected: unknown, message?: string): void;
    notDeepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(actual: string, pattern: RegExp, message?: string): void;
    doesNotMatch(actual: string, pattern: RegExp, message?: string): void;
    throws(body: () => unknown, pattern?: Pattern, message?: string): void;
    doesNotThrow(body: () => unknown, message?: string): void;
    rejects(body: Promise<unknown> | (() => Promise<unknown>), pattern?: Pattern, message?: string): Promise<void>;
    fail(message?: string): never;
  }
  const assert: Assert;
  export default assert;
}

declare module "node:fs" {
  export function readFileSync(path: string | URL, encoding: "utf-8" | "utf8"): string;
  export function readFileSync(path: string | URL): Uint8Array<ArrayBuffer>;
  export function readdirSync(path: string | URL): string[];
}

declare module "node:fs/promises" {
  export function readFile(path: string | URL, encoding: "utf-8" | "utf8"): Promise<string>;
  export function readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "node:zlib" {
  export function crc32(data: Uint8Array | string, value?: number): number;
  export function deflateSync(data: Uint8Array): Uint8Array<ArrayBuffer>;
  export function inflateSync(data: Uint8Array): Uint8Array<ArrayBuffer>;
}

declare const process: {
  argv: string[];
  stdin: AsyncIterable<{ toString(): string }>;
  stdout: { write(text: string): void };
};
declare function setImmediate(work: (value?: any) => void): void;
