import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import type { ChosenPart } from '@coverwright/domain/assist/product-talk/choose-quotes'

export type Chosen =
  | { readonly is: 'chosen'; readonly parts: readonly ChosenPart[]; readonly tokens: number }
  /** Why, in words that tell nothing of its key or its network, and what it may have cost all the same. */
  | { readonly is: 'no-answer'; readonly problem: string; readonly tokens: number }

/** A question put into words for the model, and not sent yet. */
interface Asking {
  /** What it costs at most: set aside before it is sent. */
  readonly mostTokens: number
  readonly send: () => Promise<Chosen>
}

export type AskedPassage = Pick<HubPassage, 'heading' | 'text'>

/** A language model outside. It chooses among passages and quotes them; whatever else it says is not heard. */
export interface AnsweringModel {
  readonly name: string
  readonly host: string
  /** What one company may use in a month. */
  readonly tokensOfMonth: number
  readonly ask: (question: string, passages: readonly AskedPassage[]) => Asking
}
