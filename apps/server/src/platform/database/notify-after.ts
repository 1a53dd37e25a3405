import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { reportError } from '../log/report-error.ts'
import { afterCommit } from './afterwards.ts'
import type { WriteTx } from './tx.ts'

export interface Notice {
  readonly channel: string
  readonly payload: string
}

/** What commits meanwhile is told together. */
const pauseMs = 50

const notifying = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)'

class Notices {
  readonly #pool: Pool
  readonly #waiting = new Map<string, Notice>()
  #sending: Promise<void> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  add(notice: Notice): void {
    this.#waiting.set(`${notice.channel} ${notice.payload}`, notice)
    this.#sending ??= this.#send()
  }

  async settled(): Promise<void> {
    await this.#sending
  }

  async #send() {
    // A transaction often has several.
    await Promise.resolve()
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting.values()]
      this.#waiting.clear()
      const values = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)]
      await this.#pool.query(notifying, values).catch(reportError)
      await sleep(pauseMs)
    }
    this.#sending = undefined
  }
}

const noticesByPool = new WeakMap<Pool, Notices>()

function noticesOf(pool: Pool): Notices {
  const notices = noticesByPool.get(pool) ?? new Notices(pool)
  noticesByPool.set(pool, notices)
  return notices
}

/**
 * Tells whoever listens at the database, once the transaction stands. A NOTIFY of the transaction itself would make all
 * commits that tell something wait for each other, each for its own way to the disk. A server killed before it has told
 * leaves listeners in the dark: it is for those who look again by themselves.
 */
export const notifyAfter = (tx: WriteTx, notice: Notice): void =>
  afterCommit(tx, async (pool) => noticesOf(pool).add(notice))

/** When everything that committed through these connections has been told. */
export const allNotified = (pool: Pool): Promise<void> => noticesOf(pool).settled()
