import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Whoever watches the server asks often, and from one place. */
const watched: ReadonlySet<string> = new Set(['/readyz', '/healthz', '/metrics'])

/** Pages and files are for everybody, but nobody has all of them; calls have limits of their own. */
export function limitPages(app: FastifyInstance, isAllowed: (request: FastifyRequest) => boolean): void {
  // With a callback: an async hook would cost a promise on every request.
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (/^\/v\d\//.test(url) || watched.has(url) || isAllowed(request)) done()
    else tooMany(reply)
  })
}

/** Without a page around it: making one is what there is too much of. */
export const tooMany = (reply: FastifyReply) =>
  void reply.code(429).header('retry-after', '60').type('text/plain').send('Too many requests. Try again in a minute.')
