import { AppError } from '@coverwright/domain/errors'
import { createCrowd } from '../../platform/http/crowd.ts'
import { reportError, reportTrouble } from '../../platform/log/report-error.ts'
import { createLane } from '../../platform/threads/create-lane.ts'
import { TaskRefused } from '../../platform/threads/tasks.ts'
import { modelName } from './brought-model.ts'
import type { EmbedTasks } from './embed-tasks.ts'
import type { Embedder } from './embedder.ts'

/** Loading takes a second, eight passages a fifth of one. Weights lie outside of the memory that is counted here. */
const limits = { milliseconds: 30_000, memoryMegabytes: 256 }
/** A quarter of a gigabyte is free again where nobody asks. */
const idleMs = 10 * 60_000

const refusals = {
  tooMuch: 'Putting texts into numbers took more memory than it may',
  tooLong: (seconds: number) => `Putting texts into numbers took longer than ${seconds} seconds`,
}

/** So few that a question never waits long behind a document that is brought in. */
const passagesAtOnce = 8

interface Tuning {
  readonly now?: () => number
  /** Whoever asks is answered by words rather than wait for longer. */
  readonly deadlineMs?: number
  readonly report?: (error: unknown) => void
}

/** Whoever waits longer is answered by words; so is everybody for a while, for the next would wait too. */
const restMs = { late: 15_000, failed: 60_000 }

/** What a person can act on is said in its own words. */
function tell(error: unknown): void {
  if (error instanceof TaskRefused) reportTrouble(`Questions are answered by words alone. ${error.message}.`)
  else reportError(error)
}

type Embed = (asked: EmbedTasks['embed']['input']) => Promise<Float32Array>

function inThread(): Embed {
  const run = createLane<EmbedTasks>(new URL('./embed-thread.ts', import.meta.url), limits, refusals, { idleMs })
  return (asked) => run('embed', asked)
}

/** By what was brought to this machine, in a thread of its own, one after the other. It never throws. */
export function createLocalEmbedder(
  home: string,
  run: Embed = inThread(),
  { now = Date.now, deadlineMs = 3000, report = tell }: Tuning = {},
): Embedder {
  const atOnce = createCrowd({ company: 4, all: 16 })
  let restsUntil = 0
  let isReported = false

  const isResting = () => now() < restsUntil
  const fails = (error: unknown) => {
    restsUntil = now() + restMs.failed
    // Once, until it works again: questions go on, and the log is not filled with the same.
    if (!isReported) report(error)
    isReported = true
  }
  const embed = async (texts: readonly string[]): Promise<Float32Array | undefined> => {
    try {
      const vectors = await run({ home, texts })
      isReported = false
      return vectors
    } catch (error) {
      fails(error)
      return undefined
    }
  }
  const inTime = async (question: string): Promise<Float32Array | undefined> => {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      restsUntil = Math.max(restsUntil, now() + restMs.late)
      late.resolve(undefined)
    }, deadlineMs)
    return Promise.race([embed([question]), late.promise]).finally(() => clearTimeout(timer))
  }

  return {
    model: modelName,
    isResting,
    embedQuestion: async (question, companyId) => {
      if (isResting()) return undefined
      return atOnce({ company: companyId, all: '' }, () => inTime(question)).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'too-many-of-yours') return undefined
        throw error
      })
    },
    embedPassages: async (texts) => {
      const parts: Float32Array[] = []
      for (let from = 0; from < texts.length; from += passagesAtOnce) {
        const part = await embed(texts.slice(from, from + passagesAtOnce))
        if (!part) return undefined
        parts.push(part)
      }
      return joined(parts)
    },
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
