import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import { createLane } from '../../../../platform/threads/create-lane.ts'

export type RefusedText = 'non-text' | 'too-many-words' | 'too-many-pages' | 'locked' | 'hidden-text' | 'unreadable'

export type ReadText =
  | { readonly is: 'read'; readonly passages: readonly HubPassage[]; readonly words: number; readonly tokens: number }
  | { readonly is: 'refused'; readonly why: RefusedText }

export interface TextTasks {
  pdf: { readonly input: Uint8Array; readonly output: ReadText }
  xlsx: { readonly input: Uint8Array; readonly output: ReadText }
}

/** Four thousand words take a second; what takes longer or fills the memory was made to. */
const runTask = createLane<TextTasks>(new URL('./text-thread.ts', import.meta.url), {
  milliseconds: 15_000,
  memoryMegabytes: 384,
})

/** What a file says, in pieces of which each can answer a question, or why it is not taken. */
export const readText = (kind: keyof TextTasks, content: Uint8Array): Promise<ReadText> =>
  runTask(kind, content).catch(() => ({ is: 'refused', why: 'unreadable' }) as const)
