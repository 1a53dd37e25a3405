import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Check = (request: FastifyRequest) => boolean

/** Pages and files are for everybody, but nobody has all of them. */
export function limitPages(app: FastifyInstance, isAllowed: Check): void {
  // With a callback: an async hook would cost a promise on every request.
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowed(request)) done()
    else tooMany(reply)
  })
}

/** Whoever watches the server asks often, and from one place. */
const watched: ReadonlySet<string> = new Set(['/readyz', '/healthz', '/metrics'])

/** On the studio's hosts alone: calls have limits of their own. A shop knows none of these, and limits all. */
export const isNoPage: Check = ({ url }) => /^\/v\d\//.test(url) || watched.has(url)

/** Without a page around it: making one is what there is too much of. */
export const tooMany = (reply: FastifyReply) =>
  void reply.code(429).header('retry-after', '60').type('text/plain').send('Too many requests. Try again in a minute.')
