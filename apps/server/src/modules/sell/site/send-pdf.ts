import type { BodyDocument } from '@coverwright/domain/build/body/body-document'
import type { FastifyReply } from 'fastify'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { Files } from '../../../platform/files/files.ts'

/** As it was uploaded. It lies under the company whose body names it: nobody's body names a file of another's. */
export async function sendPdf(
  files: Files,
  reply: FastifyReply,
  companyId: string,
  { id, name }: NonNullable<BodyDocument['file']>,
) {
  const content = await files.get(fileKey(companyId, id))
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .send(content)
}
