import type { FastifyInstance } from 'fastify'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { Ports } from '../../../platform/http/context.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { FileTicket, getFileInCompany } from './internal.ts'

/** Pictures show in a page; anything else is saved, never opened under our own name. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif'])

/** A file by a ticket that was given to someone who may see it, for a few minutes. */
export function serveFiles(app: FastifyInstance, { tokens, files }: Ports, { read }: WaysIn) {
  app.get<{ Params: { ticket: string } }>('/files/:ticket', { schema: { hide: true } }, async (request, reply) => {
    const ticket = await tokens.unseal('file', FileTicket, request.params.ticket)
    if (!ticket) return reply.code(404).type('text/plain').send('The link has expired')
    const { type, name, bytes } = await read(ticket.companyId, (tx) => getFileInCompany(tx, ticket.id))
    return reply
      .type(type)
      .header('content-length', bytes)
      .header(
        'content-disposition',
        `${shown.has(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=600')
      .send(await files.get(fileKey(ticket.companyId, ticket.id)))
  })
}
