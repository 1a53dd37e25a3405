import { createServer, type Server } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { serverLimits } from '../../../platform/http/server-limits.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import type { Live } from '../../../platform/live/create-live.ts'
import { findProven } from './at-the-door.ts'
import { getDomainInCompany } from './internal.ts'

interface Services {
  readonly ways: WaysIn
  readonly sealing: Sealing
  readonly live: Live
}

const keptMs = 60_000
const mostKept = 10_000

/** HTTPS beside HTTP, each name with its own certificate; a name that is nobody's gets none, and no connection. */
export function serveCertificates(app: FastifyInstance, services: Services): Server {
  const find = certificatesByName(services)
  const choose = async (name: string, done: (error: Error | null, context?: SecureContext) => void) => {
    const context = await find(name).catch(() => undefined)
    done(context ? null : noSuchName, context)
  }
  return createServer({ ...serverLimits, SNICallback: (name, done) => void choose(name, done) }, (request, reply) =>
    app.routing(request, reply),
  )
}

const noSuchName = new Error('No certificate for this name')

function certificatesByName({ ways, sealing, live }: Services) {
  const kept = new Map<string, { readonly until: number; readonly context: Promise<SecureContext | undefined> }>()
  const load = async (name: string) => {
    const proven = await ways.door((tx) => findProven(tx, name))
    if (!proven) return undefined
    const { certificate, sealedKey } = await ways.read(proven.companyId, (tx) => getDomainInCompany(tx, proven.id))
    return certificate && sealedKey
      ? createSecureContext({ cert: certificate, key: sealing.unseal(sealedKey) })
      : undefined
  }
  live.watch('domain', ({ subjectId }) => void (subjectId ? kept.delete(subjectId) : kept.clear()))
  return (asked: string) => {
    const name = asked.toLowerCase()
    const known = kept.get(name)
    if (known && known.until > Date.now()) return known.context
    const context = load(name)
    // Anybody can ask for any name: the memory must not grow with them.
    if (kept.size >= mostKept) kept.clear()
    kept.set(name, { until: Date.now() + keptMs, context })
    context.catch(() => kept.delete(name))
    return context
  }
}
