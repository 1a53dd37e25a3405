import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const pictures = join(import.meta.dirname, '../../../../../storefront/dist/browser/pictures')

interface Wanted {
  readonly Params: { readonly name: string }
}

/** The pictures that come with the storefront, at the studio's host too: a page being designed is drawn there. */
export function servePictures(app: FastifyInstance) {
  app.get<Wanted>('/_/a/pictures/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const { name } = params
    const content = /^[\w-]+\.svg$/.test(name) ? await readFile(join(pictures, name)).catch(() => undefined) : undefined
    if (!content) return reply.code(404).type('text/plain').send('There is no such picture')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(content)
  })
}
