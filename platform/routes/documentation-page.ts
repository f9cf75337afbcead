import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { App } from './http/app-context.ts';

/** The OpenAPI description, as `/openapi.json` has it. */
export type ApiDescription = ReturnType<App['getOpenAPI31Document']>;
type PathItem = NonNullable<ApiDescription['paths']>[string];
type Operation = NonNullable<PathItem['get']>;
type Media = NonNullable<Extract<Operation['requestBody'], { content: object }>>['content'];
type Markup = ReturnType<typeof html>;

/** The methods of the calls. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Call {
  method: (typeof methods)[number];
  path: string;
  operation: Operation;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; }
pre { overflow: auto; max-height: 30rem; padding: 0.5rem; border: 1px solid; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
details { margin: 0.5rem 0; }
details > :not(summary) { margin-inline-start: 1rem; }
`;

/** A page needs its own style only: no script, no file of another origin. */
export const documentationPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

const tagOf = ({ operation }: Call) => operation.tags?.[0] ?? 'General';

interface PageOptions {
  title: string;
  /** Shows the calls of this tag, unfolded; default all calls, folded. */
  tag?: string;
}

/** A page in HTML that shows the calls of a description, with their schemas and examples. */
export function documentationPage(description: ApiDescription, { title, tag }: PageOptions): Markup {
  const calls = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): Call[] => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  const tags = tag === undefined ? new Set(calls.map(tagOf)) : [tag];
  const schemas = tag === undefined ? Object.entries(description.components?.schemas ?? {}) : [];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        <p>Version ${description.info.version}</p>
        <nav>
          <a href="/docs">All calls</a> · <a href="/docs/admin">Products from another program</a> ·
          <a href="/openapi.json">OpenAPI description</a> ·
          <a href="/product-file.schema.json">JSON Schema of a product file</a>
        </nav>
        <main>
          ${[...tags].map(
            (name) =>
              html`<h2>${name}</h2>
                ${calls.filter((call) => tagOf(call) === name).map((call) => callSection(call, tag !== undefined))}`,
          )}
          ${schemas.length > 0 && html`<h2>Schemas</h2>`}
          ${schemas.map(
            ([name, schema]) =>
              html`<details id="schema-${name}">
                <summary>${name}</summary>
                ${json(schema)}
              </details>`,
          )}
        </main>
      </body>
    </html>`;
}

const callSection = ({ method, path, operation }: Call, isOpen: boolean): Markup =>
  html`<details ${isOpen ? 'open' : ''}>
    <summary>
      <code>${method.toUpperCase()} ${path}</code> ${operation.summary ?? ''}
      ${(operation.security ?? []).length > 0 ? '(with a login)' : ''}
    </summary>
    ${paragraphs(operation.description ?? '')} ${parameterTable(operation)} ${requestBody(operation)}
    ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
      '$ref' in response
        ? ''
        : html`<h3>${status}</h3>
            ${paragraphs(response.description)} ${mediaOf(response.content ?? {})}`,
    )}
  </details>`;

function parameterTable({ parameters = [] }: Operation): Markup | string {
  const rows = parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]));
  if (rows.length === 0) return '';
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Required</th>
        <th>Schema</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, in: location, required, schema, description }) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${location}</td>
            <td>${required ? 'yes' : 'no'}</td>
            <td>${description ?? ''} <code>${JSON.stringify(schema)}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function requestBody({ requestBody: body }: Operation): Markup | string {
  if (!body || '$ref' in body) return '';
  return html`<h3>Body</h3>
    ${paragraphs(body.description ?? '')} ${mediaOf(body.content)}`;
}

const mediaOf = (content: Media): Markup[] =>
  Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const values = Object.entries(examples).flatMap(([name, entry]) => ('$ref' in entry ? [] : [{ name, ...entry }]));
    return html`<p><code>${type}</code></p>
      ${
        schema &&
        html`<details>
          <summary>Schema</summary>
          ${json(schema)}
        </details>`
      }
      ${example !== undefined && html`<p>Example</p>`} ${example !== undefined && json(example)}
      ${values.map(
        ({ name, summary, value }) =>
          html`<p>Example: ${summary ?? name}</p>
            ${json(value)}`,
      )}`;
  });

/** Text with paragraphs and code in back quotes. */
const paragraphs = (text: string): Markup[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => {
      const parts = paragraph.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
      return html`<p>${parts}</p>`;
    });

/** JSON, in which a reference to a schema is a link. */
function json(value: unknown): Markup {
  const parts = JSON.stringify(value, null, 2).split(/"(#\/components\/schemas\/\w+)"/);
  const linked = parts.map((part, index) =>
    index % 2 === 0
      ? part
      : html`<a href="${part.replace(/^#\/components\/schemas\//, '/docs#schema-')}">&quot;${part}&quot;</a>`,
  );
  return html`<pre>${linked}</pre>`;
}
