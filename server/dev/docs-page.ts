import * as Schema from "effect/Schema";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { html, toolPage, type Html } from "./html.ts";
import { accessText } from "./openapi.ts";

const answerText = ({ answer }: AnyCall): Html => {
  if (answer._tag === "File") return html`A file.`;
  const schema = JSON.stringify(Schema.toJsonSchemaDocument(answer.schema).schema, null, 2);
  return html`<details>
    <summary>${answer._tag === "Plain" ? "JSON" : "JSON in {valid, data}"}</summary>
    <pre>${schema}</pre>
  </details>`;
};

const fieldNames = (record: AnyCall): string => {
  const { schema } = Schema.toJsonSchemaDocument(record.body.fields);
  const { properties = {}, required = [] } = schema as {
    readonly properties?: object;
    readonly required?: readonly string[];
  };
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  return [
    ...names,
    ...(record.body._tag === "Multipart" ? [`files[0…${record.body.maxFiles - 1}]`] : []),
  ].join(", ");
};

const section = ([name, record]: readonly [string, AnyCall]): Html =>
  html` <h2 id="${name}">${name}</h2>
    <p>${record.summary}. <span class="quiet">${accessText(record.access)}</span></p>
    <table>
      <tr>
        <th>Request</th>
        <td><code>POST ${record.path}</code></td>
      </tr>
      <tr>
        <th>Fields</th>
        <td><code>${fieldNames(record)}</code></td>
      </tr>
      <tr>
        <th>Answer</th>
        <td>${answerText(record)}</td>
      </tr>
      <tr>
        <th>Codes</th>
        <td>${record.failures.join(", ")}</td>
      </tr>
    </table>`;

/** The HTML documentation of all calls. */
export const docsPage = (): string => {
  const entries: readonly (readonly [string, AnyCall])[] = Object.entries(calls);
  return toolPage(
    "Calls",
    html`<p>As a document for programs: <a href="/api/openapi.json">openapi.json</a></p>
      ${entries.map(section)}`,
  );
};
