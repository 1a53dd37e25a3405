import { type ErrorCode, fail } from '@coverwright/domain/errors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Limit = (request: FastifyRequest) => Promise<void>

export interface Limits {
  readonly ofAddress: Limit
  readonly ofAccount: Limit
}

/** So many calls a minute from one address, and by one account. Each server counts its own. */
export async function createLimits(
  app: FastifyInstance,
  perMinute: { address: number; account: number },
): Promise<Limits> {
  await app.register(rateLimit, { global: false })
  return {
    ofAddress: limit(app, perMinute.address, 'too-many-requests', (request) => request.ip),
    ofAccount: limit(app, perMinute.account, 'too-many-of-yours', (request) => request.headers.authorization ?? ''),
  }
}

function limit(
  app: FastifyInstance,
  max: number,
  code: ErrorCode,
  keyGenerator: (request: FastifyRequest) => string,
): Limit {
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) fail(code)
  }
}
