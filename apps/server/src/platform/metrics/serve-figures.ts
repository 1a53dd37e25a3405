import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { registerReadiness } from '../http/readiness.ts'
import type { Metrics } from './create-metrics.ts'
import { type MetricsAccess, registerMetrics } from './register-metrics.ts'

/** How a process does that serves nothing else: a worker that hangs or gives work up is seen as a server is. */
export function serveFigures(metrics: Metrics, pool: Pool, access: MetricsAccess): FastifyInstance {
  const app = fastify()
  registerReadiness(app, pool)
  registerMetrics(app, metrics, access)
  return app
}
