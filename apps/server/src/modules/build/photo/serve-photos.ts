import type { FastifyInstance } from 'fastify'
import { FileMissing } from '../../../adapters/files/file-store.ts'
import type { Files } from '../../../platform/files/files.ts'
import { photoKey } from './internal.ts'

interface Wanted {
  readonly Params: { readonly companyId: string; readonly id: string; readonly width: string }
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

/**
 * Photos for everyone who has their address, on published sites and in the editor alike: they are made to be shown.
 * No database is asked, so a page full of them costs none.
 */
export function servePhotos(app: FastifyInstance, files: Files) {
  app.get<Wanted>('/_/p/:companyId/:id/:width', { schema: { hide: true } }, async ({ params }, reply) => {
    const { companyId, id, width } = params
    const isMeant = isId(companyId) && isId(id) && /^\d{1,4}$/.test(width)
    const content = isMeant ? await files.get(photoKey(companyId, id, Number(width))).catch(missing) : undefined
    if (!content) return reply.code(404).type('text/plain').send('There is no such photo')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content)
  })
}

function missing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}
