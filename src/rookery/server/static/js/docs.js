// The API page: what /openapi.json describes, for people to read.

import { fill, find, h } from "./dom.js";
import { applySettings } from "./settings.js";

/**
 * As much of OpenAPI as the page shows.
 * @typedef {{$ref?: string, type?: string | string[], const?: unknown, enum?: unknown[], items?: Schema, oneOf?: Schema[],
 *   anyOf?: Schema[], properties?: Record<string, Schema>, required?: string[], additionalProperties?: Schema | boolean,
 *   prefixItems?: Schema[], description?: string, default?: unknown, discriminator?: unknown}} Schema
 * @typedef {{description?: string, content?: Record<string, {schema?: Schema}>}} Answer
 * @typedef {{name: string, in: string, required?: boolean, schema?: Schema, description?: string}} Parameter
 * @typedef {{summary?: string, parameters?: Parameter[], requestBody?: Answer, responses?: Record<string, Answer>,
 *   security?: Record<string, string[]>[]}} Operation
 * @typedef {{paths: Record<string, Record<string, Operation>>, components: {schemas: Record<string, Schema>}}} Description
 */

const METHODS = ["get", "post"];
const FIRST_REFUSAL = 400;
/** @type {Record<string, string>} */
const KEYS = { cookie: "a guest's cookie", csrf: "the X-Rookery-CSRF header", token: "a seat's or a watcher's token" };

/**
 * A type as people write it; named ones lead to where they are described.
 * @param {Schema | undefined} schema
 * @returns {(Node | string)[]}
 */
function typeOf(schema) {
  if (!schema) return ["anything"];
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop() ?? "";
    return [h("a", { href: `#type-${name}` }, name)];
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap((each, n) => [n ? " or " : "", ...typeOf(each)]);
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(" or ")];
  if (schema.prefixItems) return ["(", ...schema.prefixItems.flatMap((each, n) => [n ? ", " : "", ...typeOf(each)]), ")"];
  if (schema.type === "array") return ["list of ", ...typeOf(schema.items)];
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    return ["object of ", ...typeOf(schema.additionalProperties)];
  }
  return [[schema.type ?? "anything"].flat().join(" or ")];
}

/**
 * @param {Answer | undefined} answer
 * @returns {(Node | string)[]}
 */
function contentOf(answer) {
  return Object.entries(answer?.content ?? {}).flatMap(([kind, body], n) => [
    n ? ", " : "",
    ...(kind === "application/json" ? typeOf(body.schema) : [kind]),
  ]);
}

/**
 * @param {[string, (Node | string)[]][]} rows
 * @returns {HTMLElement}
 */
function facts(rows) {
  return h("dl", { class: "docs-facts" }, ...rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, ...value)]));
}

/**
 * Who may ask: any one of several sets of keys.
 * @param {Record<string, string[]>[]} sets
 * @returns {string}
 */
function whoMayAsk(sets) {
  const needs = sets.map((keys) => Object.keys(keys).map((key) => KEYS[key] ?? key).join(" and ") || "nothing");
  return needs.join(", or ");
}

/**
 * @param {string} method
 * @param {string} path
 * @returns {string}
 */
function placeOf(method, path) {
  return `${method}${path.replaceAll(/[^a-z]+/g, "-")}`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Operation} operation
 * @returns {HTMLElement}
 */
function card(method, path, operation) {
  const answers = Object.entries(operation.responses ?? {});
  const refused = answers.filter(([status]) => Number(status) >= FIRST_REFUSAL);
  /** @type {[string, (Node | string)[]][]} */
  const rows = (operation.parameters ?? []).map((each) => [
    each.name,
    [...typeOf(each.schema), `, in the ${each.in}`, each.required ? "" : ", optional", each.description ? `: ${each.description}` : ""],
  ]);
  if (operation.requestBody) rows.push(["body", contentOf(operation.requestBody)]);
  for (const [status, answer] of answers) {
    if (Number(status) < FIRST_REFUSAL) rows.push([status, contentOf(answer)]);
  }
  rows.push(["needs", [whoMayAsk(operation.security ?? [{}])]]);
  const refusals = facts(refused.map(([status, { description = "" }]) => [status, [description]]));
  return h(
    "section",
    { class: "docs-card", id: placeOf(method, path) },
    h("h2", {}, h("span", { class: "docs-method" }, method.toUpperCase()), " ", path),
    h("p", {}, operation.summary ?? ""),
    facts(rows),
    h("details", {}, h("summary", {}, "Refusals"), refusals),
  );
}

/**
 * @param {string} name
 * @param {Schema} schema
 * @returns {HTMLElement}
 */
function type(name, schema) {
  const fields = Object.entries(schema.properties ?? {});
  const needed = new Set(schema.required ?? []);
  /** @type {[string, (Node | string)[]][]} */
  const rows = fields.map(([field, each]) => [field, [...typeOf(each), needed.has(field) ? "" : ", optional"]]);
  return h(
    "section",
    { class: "docs-card", id: `type-${name}` },
    h("h3", {}, name),
    h("p", {}, schema.description ?? ""),
    rows.length ? facts(rows) : h("p", { class: "note" }, ...typeOf(schema)),
  );
}

/** @param {Description} description */
function page(description) {
  const operations = Object.entries(description.paths).flatMap(([path, byMethod]) =>
    METHODS.flatMap((method) => (byMethod[method] ? [{ method, path, operation: byMethod[method] }] : [])),
  );
  const links = operations.map(({ method, path }) =>
    h("li", {}, h("a", { href: `#${placeOf(method, path)}` }, h("span", { class: "docs-method" }, method.toUpperCase()), " ", path)),
  );
  const types = Object.entries(description.components.schemas).sort(([one], [other]) => one.localeCompare(other));
  return [
    h("nav", { class: "docs-list", "aria-label": "Requests" }, h("ul", {}, ...links, h("li", {}, h("a", { href: "#types" }, "Types")))),
    h(
      "div",
      { class: "docs-body" },
      ...operations.map(({ method, path, operation }) => card(method, path, operation)),
      h("h2", { id: "types" }, "Types"),
      ...types.map(([name, schema]) => type(name, schema)),
    ),
  ];
}

applySettings();
const place = find("#operations");
try {
  fill(place, ...page(await (await fetch("/openapi.json")).json()));
  // The browser looked for the place in the address before it was there.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
} catch {
  fill(place, h("p", {}, "The description can’t be loaded. Reload the page to try again."));
}
