import { setPriority } from 'node:os'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { type Task, type TaskAnswer, TaskRefused } from './tasks.ts'

type Doing<All> = {
  readonly [Name in keyof All]: All[Name] extends { readonly input: infer Input; readonly output: infer Output }
    ? (input: Input) => Output | Promise<Output>
    : never
}

/** Of the nineteen steps down that Linux knows: about a third of the time of one that stands at none, where both want it. */
const stepsDown = 5

/** The thread's side of a lane: does what it is asked, one after the other. */
export function doTasks<All extends object>(tasks: Doing<All>): void {
  const doing = tasks as Readonly<Record<string, (input: unknown) => unknown>>
  const port: MessagePort | null = parentPort
  // Whoever reads a page on a busy machine comes first. Elsewhere it is the whole process that would step down.
  if (port && process.platform === 'linux') setPriority(stepsDown)
  port?.on('message', async ({ name, input }: Task) => {
    const begun: TaskAnswer = { is: 'begun' }
    // Copied: nothing is handed over.
    port.postMessage(begun, [])
    port.postMessage(await answerTo(async () => doing[name]?.(input)), [])
  })
}

async function answerTo(work: () => Promise<unknown>): Promise<TaskAnswer> {
  try {
    return { is: 'done', output: await work() }
  } catch (error) {
    if (error instanceof TaskRefused) return { is: 'refused', reason: error.message }
    return { is: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
