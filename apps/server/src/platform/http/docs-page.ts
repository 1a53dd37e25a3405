import type { FastifyInstance } from 'fastify'

interface Schema {
  readonly $ref?: string
  readonly [keyword: string]: unknown
}
interface Operation {
  readonly tags?: readonly string[]
  readonly operationId?: string
  readonly description?: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[]
  readonly requestBody?: { content?: Record<string, { schema?: Schema }> }
  readonly responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
interface Document {
  readonly paths?: Record<string, Record<string, Operation>>
  readonly components?: { schemas?: Record<string, Schema> }
}

/** The contract for programs at `/v1/openapi.json`, and for people at `/docs`. */
export function registerDocumentation(app: FastifyInstance) {
  app.get('/v1/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(pageOf(app.swagger() as Document)),
  )
}

const pageOf = ({ paths = {}, components = {} }: Document) => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')
  const models = Object.entries(components.schemas ?? {})
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Coverwright calls</title><style>${styles}</style>
<nav aria-label="Groups"><b>Coverwright calls</b>${[...groups.keys()].map((name) => `<a href="#${name}">${name}</a>`).join('')}<a href="#models">Models</a><a href="/v1/openapi.json">OpenAPI 3.1</a></nav>
<main><h1>Calls</h1><p>Every answer is HTTP 200 with <code>{status, data, message?}</code>: 200 success, 201 token to refresh, 104 signing
material unknown, 401 not signed in, 403 not allowed, 404, 409 conflict, 422 invalid with <code>data.fields</code>, 429, 500, 503 under
maintenance. Every request carries <code>app-id</code>, <code>signature</code>, <code>timestamp</code>, and once signed in
<code>authorization</code> (the id token) and <code>account-id</code> (the company). Lists take <code>nowPage</code>, <code>pageSize</code> and
<code>orderBy</code> as headers and answer <code>total</code>. Writes may carry <code>idempotency-key</code>.</p>
${[...groups].map(([name, members]) => `<section><h2 id="${name}">${name}</h2>${members.map(callOf).join('')}</section>`).join('')}
<section><h2 id="models">Models</h2>${models.map(([name, schema]) => `<h3 id="model-${name}">${name}</h3>${codeOf(schema)}`).join('')}</section></main></html>`
}

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const input = operation.requestBody?.content?.['application/json']?.schema
  const output = operation.responses?.['200']?.content?.['application/json']?.schema
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
    [`${name} (${place}${required ? ', required' : ''})`]: schema,
  }))
  return `<article><h3 id="${operation.operationId}"><span>${method}</span> ${escape(path)}</h3>
${
  operation.description
    ? `<ul>${operation.description
        .split('\n')
        .map((line) => `<li>${escape(line.slice(2)).replace(/`([^`]+)`/, '<code>$1</code>')}</li>`)
        .join('')}</ul>`
    : ''
}
<details><summary>Input and answer</summary>${parameters.length > 0 ? codeOf(Object.assign({}, ...parameters)) : ''}${input ? codeOf(input) : ''}${output ? codeOf(output) : ''}</details></article>`
}

/** Names of models lead to them. */
const codeOf = (schema: Schema) =>
  `<pre>${escape(JSON.stringify(schema, null, 2)).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#model-$1">$1</a>')}</pre>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const styles = `:root{color-scheme:light dark}body{font:15px/1.55 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:14rem 1fr}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:2rem 1.5rem;box-sizing:border-box;display:flex;flex-direction:column;gap:.5rem;border-right:1px solid #8884}
a{color:light-dark(#0058c7,#7db4ff)}nav a{text-decoration:none}main{padding:2rem;max-width:52rem;min-width:0}h2{margin-top:3rem}h3{font:600 15px ui-monospace,monospace}
h3 span{opacity:.75;font-weight:400}article{border-top:1px solid #8884;padding:.2rem 0}pre{overflow:auto;padding:1rem;background:#8881;border-radius:6px;font-size:13px}`
