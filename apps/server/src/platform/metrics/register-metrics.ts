import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from './create-metrics.ts'

export interface MetricsAccess {
  /** Whoever shows it may read. Without one, only who connects from this very machine, not through a proxy on it. */
  readonly token?: string
}

/** Measures the routes that are registered after this, and shows the figures at `/metrics`. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, { token }: MetricsAccess = {}): void {
  // With a callback: an async hook would cost a promise on every request.
  app.addHook('onSend', (request, reply, payload, done) => {
    metrics.observeCall(callOf(request), statusOf(reply, payload), reply.elapsedTime / 1000)
    done(null, payload)
  })
  app.get('/metrics', { schema: { hide: true } }, (request, reply) => {
    if (!mayRead(request, token)) return reply.code(403).send('Not for you')
    return metrics.describe().then((text) => reply.type(metrics.contentType).send(text))
  })
}

/** The route's own pattern: what callers type would make as many series as there are typing errors. */
const callOf = (request: FastifyRequest) => request.routeOptions.url?.replace(/^\/v1\//, '') ?? 'none'

const envelope = /^\{"status":(\d{3})[,}]/

/** Calls answer 200 to HTTP whatever happened; what happened stands at the head of the answer. */
const statusOf = (reply: FastifyReply, payload: unknown) =>
  (typeof payload === 'string' && envelope.exec(payload)?.[1]) || String(reply.statusCode)

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined) {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  return isLocal && !headers['x-forwarded-for'] && !headers.forwarded
}

function isSame(given: string, wanted: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
