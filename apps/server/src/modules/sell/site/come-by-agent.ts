import { agentCodeIn } from '@coverwright/domain/sell/agent-page/agent-link'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setSender } from './cookies.ts'
import type { Mount } from './sale/index.ts'
import { privately, type SiteServices } from './site-request.ts'

/** A link of an agent leads to the first page, whatever became of the agent: nobody is turned away for it. */
export async function comeByAgent({ sale }: SiteServices, mount: Mount, request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?', 1)
  const code = agentCodeIn(path)
  const agentId = code && (await sale.findAgent(mount, code))
  if (agentId) setSender(request, reply, { agentId })
  return privately(reply).redirect('/', 303)
}
