import type { FastifyRequest } from 'fastify'

/** Only the site's own pages may send forms. Every browser says where a post comes from, in one header or the other. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const { origin, host } = headers
  return Boolean(origin && host) && URL.parse(origin ?? '')?.host === host
}
