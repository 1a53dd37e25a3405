import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooMany } from './limit-pages.ts'
import { prepareFile } from './prepared-file.ts'
import { sendPrepared } from './send-prepared.ts'

interface Schema {
  readonly $ref?: string
  readonly [keyword: string]: unknown
}
interface Operation {
  readonly tags?: readonly string[]
  readonly operationId?: string
  readonly summary?: string
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
export function registerDocumentation(app: FastifyInstance, isAllowed: (request: FastifyRequest) => boolean) {
  // The calls do not change while the server runs: made for the first who asks, and kept small for everybody after.
  const program = once(() => prepareFile(JSON.stringify(app.swagger()), 'application/json; charset=utf-8'))
  const page = once(() => prepareFile(pageOf(app.swagger() as Document), 'text/html; charset=utf-8'))
  const route = {
    schema: { hide: true },
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
      isAllowed(request) ? done() : tooMany(reply),
  }
  app.get('/v1/openapi.json', route, async (request, reply) => sendPrepared(request, reply, await program()))
  app.get('/docs', route, async (request, reply) =>
    sendPrepared(
      request,
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"),
      await page(),
    ),
  )
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const pageOf = ({ paths = {}, components = {} }: Document) => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')
  const models = Object.entries(components.schemas ?? {})
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Coverwright calls</title><style>${styles}</style>
<nav aria-label="Groups"><b>Coverwright</b>${[...groups].map(([name, { length }]) => `<a href="#${name}">${name} <small>${length}</small></a>`).join('')}<a href="#models">Models <small>${models.length}</small></a><a href="/v1/openapi.json">OpenAPI 3.1</a></nav>
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
  return `<article><h3 id="${operation.operationId}"><span>${method}</span> <a href="#${operation.operationId}">${escape(path)}</a> <i>${escape(operation.summary ?? '')}</i></h3>
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

const styles = `:root{color-scheme:light dark;--line:light-dark(#e3e5ea,#2a2d33);--quiet:light-dark(#5b6270,#9aa1ad);--link:light-dark(#0058c7,#7db4ff)}
body{font:14px/1.6 Inter,system-ui,sans-serif;margin:0;display:grid;grid-template-columns:15rem 1fr;color:light-dark(#15171c,#eceef2);background:light-dark(#fff,#101216)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem 1rem;box-sizing:border-box;display:flex;flex-direction:column;gap:.1rem;border-right:1px solid var(--line)}
nav b{padding:0 .6rem 1rem;font-size:16px}nav a{display:flex;justify-content:space-between;padding:.2rem .6rem;border-radius:6px;text-decoration:none;color:inherit}
nav a:hover{background:var(--line)}nav small{color:var(--quiet)}a{color:var(--link)}main{padding:2.5rem 3rem;max-width:56rem;min-width:0}
h1{font-size:26px;letter-spacing:-.02em;margin:0 0 .5rem}h2{font-size:19px;margin:3rem 0 1rem;scroll-margin-top:1rem}main>p{color:var(--quiet)}
article{border:1px solid var(--line);border-radius:10px;padding:.9rem 1.1rem;margin:0 0 .75rem}
h3{font:600 13px ui-monospace,monospace;margin:0;display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;scroll-margin-top:1rem}h3 a{color:inherit;text-decoration:none}
h3 span{font-size:11px;padding:.05rem .4rem;border-radius:4px;background:light-dark(#e3efff,#152844);color:var(--link)}
h3 i{font:400 12px Inter,system-ui,sans-serif;color:var(--quiet);margin-left:auto}ul{margin:.6rem 0 0;padding-left:1.2rem;color:var(--quiet)}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--quiet);font-size:13px}code{font-size:12.5px}
pre{overflow:auto;padding:.9rem;background:light-dark(#f5f6f8,#181b20);border-radius:8px;font-size:12.5px;line-height:1.5}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`
