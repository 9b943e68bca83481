// Words as the server sends them (rookery.words.export).

import type { Message } from "./wire.js";

/** A message, or words that are the same in every language. */
export type Text = Message | string;

export type Value = string | number | Message | readonly Text[];

export type Values = Record<string, Value>;

export type Call = { call: string, of: string, form?: string } & Intl.NumberFormatOptions;

export interface Select { by: string; of: Record<string, Pattern>; else: string }

export type Part = string | { use: string } | { say: string } | Call | Select;

export type Pattern = string | readonly Part[];

/** A pattern, or patterns by the names of their forms. */
export type Entry = Pattern | Record<string, Pattern>;

/** Entries by their names, by languages. */
export type Catalogue = Record<string, Record<string, Entry>>;
