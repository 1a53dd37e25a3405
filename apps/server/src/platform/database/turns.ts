import { AppError } from '@coverwright/domain/errors'
import type { Pool, PoolClient } from 'pg'
import { waitingIn } from './open-pool.ts'

export type Mode = 'read only' | 'read write'

/** A connection for the length of one transaction. */
interface Turn {
  readonly client: PoolClient
  /** How the transaction begins on it. */
  readonly begin: string
  /** The transaction only read, and its end is not sent yet: it travels with the next beginning. */
  readonly rest: () => void
  readonly release: (isBroken?: boolean) => void
}

interface Turns {
  readonly take: (company: string, mode: Mode) => Promise<Turn>
  readonly waitingCount: () => number
}

/** A connection of the pool's, or one that rests in a transaction that only read. */
interface Given {
  readonly client: PoolClient
  readonly isRested: boolean
}

interface Asking {
  readonly company: string
  readonly resolve: (given: Given) => void
  readonly reject: (error: Error) => void
  /** Ends the wait in line. */
  timer?: NodeJS.Timeout
}

interface Places {
  readonly places: number
  readonly share: number
  readonly patienceMs: number
}

const restMs = 2
/** More than these are told at once to come back: they would only wait to be told later. */
const mostWaiting = { ofCompany: 500, ofAll: 2000 }
/** What rested only read: one that reads as well goes on in one statement. */
const beginAfterRest = { 'read only': 'commit and chain', 'read write': 'commit; begin read write' } as const

const turns = new WeakMap<Pool, Turns>()

export function turnsOf(pool: Pool): Turns {
  const known = turns.get(pool) ?? createTurns(pool)
  turns.set(pool, known)
  return known
}

/**
 * Connections in the order in which they were asked for. Companies take turns, and none holds more than its share: who
 * asks for everything, or holds what it has, waits for itself. Nobody waits for ever.
 */
function createTurns(pool: Pool): Turns {
  const line = createLine({ places: pool.options.max ?? 10, ...waitingIn(pool) })
  /** They hold a place, and have the next connections that come, whichever was asked for on whose behalf. */
  const letIn: Asking[] = []
  let connecting = 0
  const resting: { readonly client: PoolClient; readonly timer: NodeJS.Timeout }[] = []

  const give = (given: Given) => {
    const first = letIn.shift()
    if (first) first.resolve(given)
    else if (given.isRested) comeToRest(given.client)
    else given.client.release()
  }

  const comeToRest = (client: PoolClient) => {
    const timer = setTimeout(() => {
      resting.splice(
        resting.findIndex((each) => each.client === client),
        1,
      )
      // Only now may others have it: until the end is sent, it still speaks for its company.
      client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      )
    }, restMs)
    resting.push({ client, timer })
  }

  const connect = () => {
    const rested = resting.pop()
    clearTimeout(rested?.timer)
    if (rested) give({ client: rested.client, isRested: true })
    else {
      connecting++
      const connected = pool.connect().finally(() => connecting--)
      connected.then(
        (client) => give({ client, isRested: false }),
        // Whom it was asked for may have another by now: the rest wait for connections of their own.
        (error: Error) => letIn.length > connecting && refuse(letIn.shift(), error),
      )
    }
  }

  const admit = (asking: Asking | undefined) => {
    if (!asking) return
    letIn.push(asking)
    connect()
  }

  const refuse = (asking: Asking | undefined, cause: Error) => {
    if (!asking) return
    asking.reject(new AppError('busy', undefined, { cause }))
    admit(line.leave(asking.company))
  }

  return {
    take: async (company, mode) => {
      const { promise, resolve, reject } = Promise.withResolvers<Given>()
      admit(line.join({ company, resolve, reject }))
      const { client, isRested } = await promise
      return {
        client,
        begin: isRested ? beginAfterRest[mode] : `begin ${mode}`,
        rest: () => {
          const next = line.leave(company)
          if (next) letIn.push(next)
          give({ client, isRested: true })
        },
        release: (isBroken) => {
          client.release(isBroken)
          admit(line.leave(company))
        },
      }
    },
    waitingCount: line.length,
  }
}

/** Who may go in: so many at a time, so many of a company, companies in turn and each in its own order. */
function createLine({ places, share, patienceMs }: Places) {
  const heldBy = new Map<string, number>()
  /** Whose turn is next comes first. */
  const queues = new Map<string, Asking[]>()
  let held = 0
  let waiting = 0

  const hasShare = (company: string) => (heldBy.get(company) ?? 0) < share
  const goIn = (asking: Asking) => {
    held++
    heldBy.set(asking.company, (heldBy.get(asking.company) ?? 0) + 1)
    clearTimeout(asking.timer)
    return asking
  }
  const next = (): Asking | undefined => {
    for (const [company, queue] of queues) {
      if (!hasShare(company)) continue
      const first = queue.shift()
      queues.delete(company)
      if (queue.length > 0) queues.set(company, queue)
      waiting--
      return first && goIn(first)
    }
    return undefined
  }

  return {
    length: () => waiting,
    /** Answers whoever goes in: the one who asks, or nobody, for who waits has all it may have or all places are held. */
    join: (asking: Asking): Asking | undefined => {
      const { company } = asking
      if (held < places && hasShare(company)) return goIn(asking)
      const queue = queues.get(company) ?? []
      if (queue.length >= mostWaiting.ofCompany || waiting >= mostWaiting.ofAll) {
        asking.reject(new AppError('busy'))
        return undefined
      }
      queue.push(asking)
      queues.set(company, queue)
      waiting++
      asking.timer = setTimeout(() => {
        queue.splice(queue.indexOf(asking), 1)
        if (queue.length === 0) queues.delete(company)
        waiting--
        asking.reject(new AppError('busy'))
      }, patienceMs)
      return undefined
    },
    /** Gives a place back, and answers who has it now. */
    leave: (company: string): Asking | undefined => {
      held--
      const left = (heldBy.get(company) ?? 1) - 1
      if (left > 0) heldBy.set(company, left)
      else heldBy.delete(company)
      return next()
    },
  }
}
