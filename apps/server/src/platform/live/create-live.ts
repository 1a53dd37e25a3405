import { Client } from 'pg'
import type { z } from 'zod'
import { channel, Envelope, type RememberedKind, sumChannel } from './event.ts'

export interface Audience {
  readonly companyId: string
  readonly memberId: string
}

/** After `resync` something may have been missed: the screen asks again for what it shows. */
export interface HeardEvent {
  readonly kind: string
  readonly subjectId?: string
}

export type Listener = (event: HeardEvent) => void

export interface Live {
  /** Answers how to stop listening. */
  readonly subscribe: (audience: Audience, listener: Listener) => () => void
  /** Hears one kind of event of every company, for what the server itself remembers; answers how to stop. */
  readonly watch: (kind: RememberedKind, listener: Listener) => () => void
  /** Hears what servers tell each other about how often callers came. */
  readonly hearSums: (listener: (payload: string) => void) => void
  /** Runs when the server stops, or at once when it has. Answers how to forget it. */
  readonly onClose: (end: () => void) => () => void
  readonly close: () => Promise<void>
}

export interface LiveOptions {
  readonly onError?: (error: Error) => void
  /** The first wait before connecting again; it doubles up to five seconds. */
  readonly firstPauseMs?: number
}

interface Subscription extends Audience {
  readonly listener: Listener
}

const longestPauseMs = 5000

/** One connection of the server hears what every server publishes, and hands it to those whom it concerns. */
export async function createLive(
  url: string,
  { onError = () => {}, firstPauseMs = 100 }: LiveOptions = {},
): Promise<Live> {
  const byCompany = new Map<string, Set<Subscription>>()
  const watchers = new Map<Listener, string>()
  const sumListeners = new Set<(payload: string) => void>()
  const ends = new Set<() => void>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const tell = (listener: Listener, event: HeardEvent) => {
    try {
      listener(event)
    } catch (error) {
      // One broken listener must not keep the event from the others.
      onError(error as Error)
    }
  }

  const hear = (payload = '') => {
    const { data: event, error } = Envelope.safeParse(parsed(payload))
    if (error) return onError(error)
    for (const [listener, kind] of watchers) if (kind === event.kind) tell(listener, heardOf(event))
    for (const { memberId, listener } of byCompany.get(event.companyId) ?? []) {
      if (!event.memberId || event.memberId === memberId) tell(listener, heardOf(event))
    }
  }

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'live' })
    // A lost connection without a listener ends the process. It ends once, whichever of the two comes first.
    const lost = (reason?: Error) => {
      if (client !== next) return
      client = undefined
      next.end().catch(onError)
      if (reason) onError(reason)
      reconnectAfter(firstPauseMs)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ channel: name, payload = '' }) => {
      if (name === channel) hear(payload)
      else for (const listener of sumListeners) listener(payload)
    })
    await next.connect()
    await next.query(`listen ${channel}; listen ${sumChannel}`)
    client = next
    if (isClosed) await next.end()
  }

  const reconnectAfter = (pauseMs: number) => {
    if (isClosed) return
    timer = setTimeout(async () => {
      try {
        await connect()
      } catch (error) {
        onError(error as Error)
        return reconnectAfter(Math.min(pauseMs * 2, longestPauseMs))
      }
      for (const company of byCompany.values()) for (const { listener } of company) tell(listener, { kind: 'resync' })
      for (const listener of watchers.keys()) tell(listener, { kind: 'resync' })
    }, pauseMs)
  }

  await connect()

  return {
    subscribe: (audience, listener) => {
      const subscription = { ...audience, listener }
      const company = byCompany.get(audience.companyId) ?? new Set()
      byCompany.set(audience.companyId, company.add(subscription))
      return () => {
        company.delete(subscription)
        if (company.size === 0 && byCompany.get(audience.companyId) === company) byCompany.delete(audience.companyId)
      }
    },
    watch: (kind, listener) => {
      watchers.set(listener, kind)
      return () => watchers.delete(listener)
    },
    hearSums: (listener) => void sumListeners.add(listener),
    onClose: (end) => {
      if (isClosed) end()
      else ends.add(end)
      return () => ends.delete(end)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      for (const end of ends) end()
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

/** The company and the member were for finding the audience; they go no further. */
const heardOf = ({ kind, subjectId }: z.output<typeof Envelope>): HeardEvent => ({
  kind,
  ...(subjectId && { subjectId }),
})

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
