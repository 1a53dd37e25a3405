import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request may take to come, whoever listens. Node looks only every half minute unless told otherwise. */
export const serverLimits = { headersTimeout: 15_000, requestTimeout: 600_000, connectionsCheckingInterval: 1000 }

/** Of a body, once it has had a moment to begin with. A telephone on a bad line sends faster. */
const leastBytesASecond = 4096
const graceMs = 10_000
const lookEveryMs = 1000

interface Coming {
  readonly raw: IncomingMessage
  readonly since: number
  /** What the connection had read before this request. */
  readonly before: number
}

/** Ends requests whose body comes too slowly: each holds memory, and some a place that others wait for. */
export function endSlowBodies(app: FastifyInstance, { grace = graceMs, every = lookEveryMs } = {}): void {
  const coming = new Set<Coming>()
  const look = () => {
    const now = performance.now()
    for (const one of coming) {
      const { raw, since, before } = one
      if (raw.complete || raw.destroyed || raw.readableEnded) coming.delete(one)
      else if (raw.socket.bytesRead - before < ((now - since - grace) / 1000) * leastBytesASecond) {
        coming.delete(one)
        raw.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n', () => raw.destroy())
      }
    }
  }
  const timer = setInterval(look, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  // Nothing is listened for: most bodies are there with their headers.
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    if (!raw.complete) coming.add({ raw, since: performance.now(), before: raw.socket.bytesRead })
    done(null, payload)
  })
}
