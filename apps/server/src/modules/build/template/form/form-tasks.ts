import { createLane } from '../../../../platform/threads/create-lane.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import type { Judged } from './judge-form.ts'

export interface FormTasks {
  judge: { readonly input: Uint8Array; readonly output: Judged }
}

const runTask = createLane<FormTasks>(
  new URL('./form-thread.ts', import.meta.url),
  { milliseconds: 20_000, memoryMegabytes: 512 },
  undefined,
  { idleMs: 60_000 },
)

/** One made to fill memory or to turn in circles ends with its thread. What its library stumbles over is broken. */
export const judgeFormFile = (content: Uint8Array): Promise<Judged> =>
  runTask('judge', content).catch((error: unknown) => ({
    fault: error instanceof TaskRefused ? ('not-fillable' as const) : ('broken' as const),
  }))
