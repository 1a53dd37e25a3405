import { Worker } from 'node:worker_threads'
import { type Task, type TaskAnswer, TaskRefused, type Tasks } from './tasks.ts'

export interface TaskLimits {
  readonly milliseconds: number
  readonly memoryMegabytes: number
}

interface Keeping {
  /** After so long without a task the thread ends, with all that it has loaded; without it the thread stays. */
  readonly idleMs?: number
}

/** What is said to whoever gave what broke the limits. */
export interface Refusals {
  readonly tooMuch: string
  readonly tooLong: (seconds: number) => string
}

export type Lane<All> = <Name extends keyof All & string>(
  name: Name,
  input: InputOf<All[Name]>,
  limits?: TaskLimits,
) => Promise<OutputOf<All[Name]>>

type InputOf<Each> = Each extends { readonly input: infer Input } ? Input : never
type OutputOf<Each> = Each extends { readonly output: infer Output } ? Output : never

interface Running {
  readonly worker: Worker
  readonly memoryMegabytes: number
}

/**
 * One task after the other outside the event loop, in which the server would answer nobody meanwhile. What takes too long
 * or too much ends its thread and nothing else; the next task starts another. The thread is kept between tasks: starting
 * one loads some fifty files.
 */
export function createLane<All extends { readonly [Name in keyof All]: Tasks[string] }>(
  module: URL,
  usual: TaskLimits,
  refusals: Refusals = ofFiles,
  { idleMs }: Keeping = {},
): Lane<All> {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const drop = () => {
    const dropped = running
    running = undefined
    return dropped?.worker.terminate()
  }
  const run = async (task: Task, { milliseconds, memoryMegabytes }: TaskLimits): Promise<unknown> => {
    clearTimeout(idle)
    if (running?.memoryMegabytes !== memoryMegabytes) await drop()
    running ??= { worker: startThread(module, memoryMegabytes), memoryMegabytes }
    const { worker } = running
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    let late = setTimeout(end, mostToStart)
    let before: NodeJS.CpuUsage | undefined
    const begin = async () => {
      before = await worker.cpuUsage()
    }
    let isOver = false
    const look = async () => {
      const since = before
      const [{ user, system }, { external_memory: bytes }] = await Promise.all([
        worker.cpuUsage(since),
        worker.getHeapStatistics(),
      ])
      // The thread may be at the next task by now.
      if (isOver) return
      // What it works itself: on a busy machine it waits for others most of the time, and that is not its fault.
      if (since && (user + system) / 1000 > milliseconds) end()
      // Bytes lie outside of what the thread's own limit counts: a page of a few kilobytes may unpack to gigabytes.
      if (bytes <= memoryMegabytes * 1024 * 1024) return
      reject(new TaskRefused(refusals.tooMuch))
      await drop()
    }
    const watch = setInterval(() => {
      look().catch(() => 'It has ended meanwhile')
    }, lookEveryMs)
    function end() {
      reject(new TaskRefused(refusals.tooLong(Math.ceil(milliseconds / 1000))))
      void drop()
    }
    const answered = (answer: TaskAnswer) => {
      if (answer.is === 'begun') {
        clearTimeout(late)
        late = setTimeout(end, milliseconds * mostToWait)
        begin().catch(() => 'It has ended meanwhile')
      } else if (answer.is === 'done') resolve(answer.output)
      else reject(answer.is === 'refused' ? new TaskRefused(answer.reason) : new Error(answer.message))
    }
    const ended = (error?: unknown) => {
      running = undefined
      reject(
        isFull(error)
          ? new TaskRefused(refusals.tooMuch)
          : (error ?? new Error(`The thread of ${task.name} has ended`)),
      )
    }
    worker.on('message', answered).on('error', ended).on('exit', ended)
    worker.ref()
    // Copied: nothing is handed over.
    worker.postMessage(task, [])
    return promise.finally(() => {
      isOver = true
      clearTimeout(late)
      clearInterval(watch)
      worker.off('message', answered).off('error', ended).off('exit', ended)
      // Idle it must not keep the process alive.
      worker.unref()
      if (idleMs !== undefined) idle = setTimeout(() => void drop(), idleMs).unref()
    })
  }
  return (name, input, limits = usual) => {
    const next = last.then(() => run({ name, input }, limits))
    last = next.catch(() => undefined)
    // The thread answers with what the task of this name gives.
    return next as Promise<OutputOf<All[typeof name]>>
  }
}

/** Loading a thread's files, which on a busy machine takes longer than many a task may, is not the task's fault. */
const mostToStart = 60_000

/** As many times its own work may a task take by the clock: it shares the machine, but whoever waits behind it waits too. */
const mostToWait = 4

const lookEveryMs = 200

const ofFiles: Refusals = {
  tooMuch: 'The file takes more memory than a file may. Make it smaller, or split it.',
  tooLong: (seconds) => `The file took longer than ${seconds} seconds. Make it smaller, or split it.`,
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function startThread(module: URL, maxOldGenerationSizeMb: number): Worker {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb } })
  // One that ends between two tasks is noticed by the next.
  worker.on('error', () => undefined)
  return worker
}
