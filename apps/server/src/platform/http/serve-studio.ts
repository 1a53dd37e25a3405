import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@coverwright/domain/errors'
import { domainTypeOfHost, variants } from '@coverwright/domain/variant'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from './answer-errors.ts'
import { hostOf } from './hosts.ts'

const built = join(import.meta.dirname, '../../../../studio/dist')

/** No script but our own, from nowhere else; Mantine writes its styles into the page. */
const headersFor = (helpDesk = '') => ({
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // The help desk's sign-on is a form that a browser posts there.
    `form-action 'self' ${helpDesk}`.trim(),
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
})

/** The studio's files at the studio's hosts; any path of its own opens the one page that routes itself. */
export async function serveStudio(app: FastifyInstance, helpDesk?: string) {
  const headers = headersFor(helpDesk)
  if (existsSync(built)) await app.register(fastifyStatic, { root: built, serve: false, preCompressed: true })

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (/^\/v\d+\//.test(path)) return reply.code(200).send(refusal(new AppError('no-such-call'), request.id))
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send()
    return existsSync(built)
      ? sendStudio(reply.headers(headers), path, hostOf(request))
      : reply.code(503).send('The studio is not built: npm start builds it')
  })
}

async function sendStudio(reply: FastifyReply, path: string, host: string) {
  const isFile = /\.\w+$/.test(path) && existsSync(join(built, path))
  if (path.startsWith('/assets/')) {
    // A tab opened before an upgrade asks for what is gone; the page in its place would be read as a script.
    if (!isFile) return reply.code(404).type('text/plain').send('There is no such file')
    // Files whose names tell their content never change.
    return reply.sendFile(path, { maxAge: '1y', immutable: true })
  }
  reply.header('cache-control', 'no-cache')
  if (isFile) return reply.sendFile(path, { cacheControl: false })
  const page = await readFile(join(built, 'index.html'), 'utf8')
  return reply.type('text/html; charset=utf-8').send(worn(page, host))
}

/** The icon on the tab, its colour and the theme of the host: they are there before the first script is. */
function worn(page: string, host: string): string {
  const { name, brand } = variants[domainTypeOfHost(host)]
  const { name: usual, brand: usualBrand } = variants.INSURER
  return page
    .replace(`data-variant="${usual}"`, `data-variant="${name}"`)
    .replace(`content="${usualBrand}"`, `content="${brand}"`)
    .replace(`/icons/${usual}.svg`, `/icons/${name}.svg`)
}
