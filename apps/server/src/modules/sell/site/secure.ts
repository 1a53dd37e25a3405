import type { FastifyReply, FastifyRequest } from 'fastify'
import { probeAgent } from '../../../adapters/probe/probe-site.ts'
import type { Mount } from './sale/index.ts'
import type { SiteServices } from './site-request.ts'

/** The uptime check asks where no certificate is needed, and is to see the page. */
export const isToBeSecured = ({ protocol, headers }: FastifyRequest, { isSecure }: Pick<Mount, 'isSecure'>) =>
  isSecure && protocol === 'http' && headers['user-agent'] !== probeAgent

/** Not for ever: whose certificate is not renewed is served as before. */
export const secure = (
  { originOf }: SiteServices,
  { url }: FastifyRequest,
  reply: FastifyReply,
  mount: Pick<Mount, 'host' | 'isSecure'>,
) => reply.header('cache-control', 'max-age=3600').redirect(`${originOf(mount)}${url}`, 308)
