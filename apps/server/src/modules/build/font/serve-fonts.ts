import type { FastifyInstance } from 'fastify'
import { FileMissing } from '../../../adapters/files/file-store.ts'
import type { Files } from '../../../platform/files/files.ts'
import { fontKey } from './internal.ts'

interface Wanted {
  readonly Params: { readonly companyId: string; readonly id: string }
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

/** Fonts for everyone who has their address, on published sites and in the editor alike. No database is asked. */
export function serveFonts(app: FastifyInstance, files: Files) {
  app.get<Wanted>('/_/f/:companyId/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const { companyId, id } = params
    const content = isId(companyId) && isId(id) ? await files.get(fontKey(companyId, id)).catch(missing) : undefined
    if (!content) return reply.code(404).type('text/plain').send('There is no such font')
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content)
  })
}

function missing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}
