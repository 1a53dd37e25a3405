import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import type { ModelTask } from './model-task.ts'

export type Said<T> =
  | { readonly is: 'said'; readonly said: T; readonly tokens: number }
  /** Why, in words that tell nothing of its key or its network, and what it may have cost all the same. */
  | { readonly is: 'no-answer'; readonly problem: string; readonly tokens: number }

/** A task put into words for the model, and not sent yet. */
interface Asking<T> {
  /** What it costs at most: set aside before it is sent. */
  readonly mostTokens: number
  readonly send: () => Promise<Said<T>>
}

export type AskedPassage = Pick<HubPassage, 'heading' | 'text'>

/** A language model outside. What it says is checked by whoever asks: it is heard where it can be held to what was sent. */
export interface AnsweringModel {
  readonly name: string
  readonly host: string
  /** What one company may use in a month. */
  readonly tokensOfMonth: number
  readonly ask: <T>(task: ModelTask<T>) => Asking<T>
}
