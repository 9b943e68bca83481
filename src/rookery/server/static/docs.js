// Lists the operations of /openapi.json. Everything is put in as text: nothing that is read can become markup.

/**
 * @param {string} tag
 * @param {string} text
 * @param {Node[]} children
 * @returns {HTMLElement}
 */
function element(tag, text, ...children) {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
}

/**
 * @param {any} schema
 * @returns {string}
 */
function typeName(schema) {
  if (!schema) return "anything";
  if (schema.$ref) return schema.$ref.split("/").pop() ?? "";
  if (schema.oneOf) return schema.oneOf.map(typeName).join(" or ");
  if (schema.type === "array") return `list of ${typeName(schema.items)}`;
  return schema.const ?? schema.type ?? "anything";
}

/**
 * @param {any} content
 * @returns {string}
 */
function contentName(content) {
  return Object.entries(content ?? {}).map(([kind, body]) => `${typeName(body.schema)} (${kind})`).join(", ");
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} operation
 * @returns {HTMLElement}
 */
function section(method, path, operation) {
  const facts = element("ul", "");
  for (const parameter of operation.parameters ?? []) {
    facts.append(element("li", `${parameter.in} ${parameter.name}: ${typeName(parameter.schema)}`));
  }
  if (operation.requestBody) facts.append(element("li", `body: ${contentName(operation.requestBody.content)}`));
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    facts.append(element("li", `${status}: ${answer.description ?? ""} ${contentName(answer.content)}`));
  }
  const heading = element("h2", `${method.toUpperCase()} ${path}`);
  return element("section", "", heading, element("p", operation.summary ?? ""), facts);
}

const place = /** @type {HTMLElement} */ (document.getElementById("operations"));
try {
  const description = await (await fetch("/openapi.json")).json();
  const sections = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => ["get", "post", "put", "delete"].includes(method))
      .map(([method, operation]) => section(method, path, operation)),
  );
  place.replaceChildren(...sections);
} catch {
  place.textContent = "The description cannot be loaded; reload the page to try again.";
}
