import { codesIn } from '@coverwright/domain/sell/channel/channel-link'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSender } from './cookies.ts'
import type { Mount } from './sale/index.ts'
import { privately, type SiteServices } from './site-request.ts'

/** A link of a channel leads to the first page, whatever became of the channel: nobody is turned away for it. */
export async function comeByChannel(
  { sale }: SiteServices,
  mount: Mount,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [path = ''] = request.url.split('?', 1)
  const codes = codesIn(path)
  const sender = codes && (await sale.findSender(mount, codes))
  if (sender) setSender(request, reply, sender)
  return privately(reply).redirect('/', 303)
}
