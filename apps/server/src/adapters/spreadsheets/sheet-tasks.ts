import { createLane } from '../../platform/threads/create-lane.ts'
import { sheetLimits } from './limits.ts'

export interface SheetTasks {
  /** The cells of the first sheet that has any, as a person sees them. */
  cells: { readonly input: { readonly content: Uint8Array; readonly name: string }; readonly output: string[][] }
}

const runTask = createLane<SheetTasks>(new URL('./sheet-thread.ts', import.meta.url), sheetLimits)

/** Outside the event loop, within limits. A file that cannot be read rejects with `TaskRefused` and the reason. */
export const readCells = (content: Uint8Array, name: string): Promise<string[][]> => runTask('cells', { content, name })
