import { Worker } from 'node:worker_threads'
import type { CellProblem } from '@coverwright/domain/pricing-table/cell-problem'
import type { TableComparison } from '@coverwright/domain/pricing-table/compare-tables'
import type { Corrections } from '@coverwright/domain/pricing-table/convert'
import type { EditProblem, RowEdit } from '@coverwright/domain/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/pricing-table/known-data'
import type { Identified, Mapping } from '@coverwright/domain/pricing-table/mapping'
import type { ConversionReport, TableShape, TableWarning } from '@coverwright/domain/pricing-table/pricing-table'
import { type SheetLimits, sheetLimits } from '../../adapters/spreadsheets/limits.ts'

interface Packed {
  readonly shape: TableShape
  readonly rows: Uint8Array
}

interface PackedSheet {
  readonly name: string
  readonly rowCount: number
  readonly columnCount: number
  readonly content: Uint8Array
}

/** What is done with tables, each with what it needs and what it gives. */
export interface TableTasks {
  identify: {
    input: {
      readonly content: Uint8Array
      readonly name: string
      readonly known: readonly KnownData[]
      readonly limits: SheetLimits
    }
    output: {
      readonly sheets: readonly PackedSheet[]
      readonly identified: Identified | null
      readonly reasons: readonly string[]
    }
  }
  convert: {
    input: {
      readonly sheet: Uint8Array
      readonly mapping: Mapping
      readonly known: readonly KnownData[]
      readonly corrections: Corrections
    }
    output: Packed & {
      readonly report: ConversionReport
      readonly problems: readonly CellProblem[]
      readonly warnings: readonly TableWarning[]
    }
  }
  check: { input: Packed & { readonly known: readonly KnownData[] }; output: readonly TableWarning[] }
  edit: {
    input: Packed & { readonly edits: readonly RowEdit[]; readonly known: readonly KnownData[] }
    output: {
      readonly rows: Uint8Array
      readonly rowCount: number
      readonly problems: readonly EditProblem[]
      readonly warnings: readonly TableWarning[]
    }
  }
  compare: { input: { readonly before: Packed; readonly after: Packed }; output: TableComparison }
  workbook: { input: Packed & { readonly name: string }; output: Uint8Array }
}

export type TaskName = keyof TableTasks

export type TaskAnswer =
  | { readonly is: 'done'; readonly output: unknown }
  /** The file's own fault, in words for whoever made it. */
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'broken'; readonly message: string }

/** The task asked for more than it may have, or the file cannot be read; told to the person, never tried again. */
export class TaskRefused extends Error {
  override readonly name = 'TaskRefused'
}

type Limits = Pick<SheetLimits, 'milliseconds' | 'memoryMegabytes'>

/** Reading files of strangers waits for nothing but itself: an edit must not queue behind a workbook of minutes. */
const lanes = { reading: laneOf(), working: laneOf() }

/**
 * Runs outside the event loop: a workbook takes seconds, in which the server would answer nobody. What takes too long or
 * too much ends its thread and nothing else; the next task starts another.
 */
export function runTask<Name extends TaskName>(
  name: Name,
  input: TableTasks[Name]['input'],
  limits: Limits = sheetLimits,
): Promise<TableTasks[Name]['output']> {
  // The thread answers with what the task of this name gives.
  return lanes[name === 'identify' ? 'reading' : 'working']({ name, input }, limits) as Promise<
    TableTasks[Name]['output']
  >
}

/** One task after the other, in a thread that is kept: starting one loads some fifty files. */
function laneOf() {
  let thread: { readonly worker: Worker; readonly memoryMegabytes: number } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const drop = () => {
    const dropped = thread
    thread = undefined
    return dropped?.worker.terminate()
  }
  const run = async (task: object, { milliseconds, memoryMegabytes }: Limits): Promise<unknown> => {
    if (thread?.memoryMegabytes !== memoryMegabytes) await drop()
    thread ??= { worker: startThread(memoryMegabytes), memoryMegabytes }
    const { worker } = thread
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const answered = (answer: TaskAnswer) => {
      if (answer.is === 'done') resolve(answer.output)
      else reject(answer.is === 'refused' ? new TaskRefused(answer.reason) : new Error(answer.message))
    }
    const ended = (error?: unknown) => {
      thread = undefined
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isFull ? new TaskRefused(tooMuch) : (error ?? new Error('The thread that works on tables has ended')))
    }
    const late = setTimeout(() => {
      reject(
        new TaskRefused(
          `The file took longer than ${Math.ceil(milliseconds / 1000)} seconds. Make it smaller, or split it.`,
        ),
      )
      void drop()
    }, milliseconds)
    worker.on('message', answered).on('error', ended).on('exit', ended)
    worker.ref()
    // Between threads there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(task)
    return promise.finally(() => {
      clearTimeout(late)
      worker.off('message', answered).off('error', ended).off('exit', ended)
      // Idle it must not keep the process alive.
      worker.unref()
    })
  }
  return (task: object, limits: Limits): Promise<unknown> => {
    const next = last.then(() => run(task, limits))
    last = next.catch(() => undefined)
    return next
  }
}

const tooMuch = 'The file takes more memory than a table may. Make it smaller, or split it.'

function startThread(maxOldGenerationSizeMb: number): Worker {
  const worker = new Worker(new URL('./table-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb },
  })
  // One that ends between two tasks is noticed by the next.
  worker.on('error', () => undefined)
  return worker
}
