import { askedGroups } from '@coverwright/domain/build/question/ask'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { allMediaIds } from '@coverwright/domain/build/question/media'
import type { FastifyReply } from 'fastify'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { notFoundPage } from './own-pages.ts'
import { privately, type SiteServices, type Visiting } from './site-request.ts'

export const mediaPath = '/_/media/'

/** A file that a buyer sent, for the buyer alone: it must be among their own answers. */
export async function sendMedia({ sale, files, now }: SiteServices, reply: FastifyReply, visiting: Visiting) {
  const { visitor, release, path } = visiting
  const id = path.slice(mediaPath.length)
  const answers = visitor.kind === 'buyer' ? visitor.buyer.answers : {}
  const own = allMediaIds(everyQuestion(askedGroups(release.content.body), answers), answers)
  privately(reply)
  if (visitor.kind !== 'buyer' || !own.includes(id))
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(release.html(notFoundPage(release, path), release.todayAt(now())))
  const { companyId, type, bytes } = await sale.getMedia(visitor, id)
  return reply
    .type(type)
    .header('content-length', bytes)
    .header('content-disposition', 'inline')
    .send(await files.get(fileKey(companyId, id)))
}
