import { fail } from '@coverwright/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostOf } from '../../../platform/http/hosts.ts'
import { noSuchSite } from '../../../platform/http/no-such-site.ts'
import { showBackSoon } from './back-soon.ts'
import type { Mount } from './sale/index.ts'
import { isSameOrigin } from './same-origin.ts'
import { isToBeSecured, secure } from './secure.ts'
import { fieldsOf, privately, type SiteServices } from './site-request.ts'
import { isLetIn, letIn } from './staging-door.ts'

/** The site that is asked for something, if it may be looked at now; else it has been answered why not. */
export async function arriveToRead(services: SiteServices, request: FastifyRequest, reply: FastifyReply) {
  const mount = await findOpenSite(services, request, reply)
  if (!mount) return undefined
  if (mount.mode !== 'test' || (await isLetIn(services, request, mount))) return mount
  await letIn(services, request, reply, mount)
  return undefined
}

/** The same for what is sent to it, by its own pages and not too often. */
export async function arriveToSend(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
) {
  const mount = await findOpenSite(services, request, reply)
  if (!mount) return undefined
  reply.headers(headers)
  if (!isSameOrigin(request)) {
    await privately(reply).code(403).type('text/plain').send('From another site')
    return undefined
  }
  if (!services.limits.ofSteps(request)) fail('too-many-requests')
  if (mount.mode !== 'test' || (await isLetIn(services, request, mount))) return mount
  await letIn(services, request, reply, mount, fieldsOf(request))
  return undefined
}

async function findOpenSite(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Mount | undefined> {
  const mount = await services.sites.findMount(hostOf(request))
  if (!mount) {
    services.limits.noteGuess(request)
    await noSuchSite(reply)
  } else if (isToBeSecured(request, mount)) {
    await secure(services, request, reply, mount)
  } else if (mount.backAt) {
    await showBackSoon(reply, mount.backAt, services.now())
  } else {
    reply.answered = { mount, page: '' }
    return mount
  }
  return undefined
}
