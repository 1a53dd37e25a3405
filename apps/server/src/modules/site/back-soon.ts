import { errors } from '@coverwright/domain/errors'
import type { FastifyReply } from 'fastify'

/** Until the work is done. The time is said to programs; people are told that it will not be long. */
export function showBackSoon(reply: FastifyReply, backAt: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((backAt.getTime() - now.getTime()) / 1000))
  return reply
    .code(errors.maintenance.status)
    .headers({
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Will be Back Soon!</title><style>
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;
font:17px/1.5 system-ui,sans-serif;text-align:center;background:light-dark(#f6f7f9,#101214);color:light-dark(#16181d,#eceef2)}
svg{width:72px;margin:0 auto 16px;color:light-dark(#0a66d0,#5aa9ff)}h1{margin:0;font-size:28px}p{margin:8px 0 0}
</style></head><body><main>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true">
<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>
<h1>${errors.maintenance.message}</h1><p>Will be Back Soon!</p></main></body></html>`
