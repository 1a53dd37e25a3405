import { answerChosen, chosenQuotes } from '@coverwright/domain/assist/product-talk/choose-quotes'
import type { TalkQuote, TrialAnswer } from '@coverwright/domain/assist/product-talk/product-talk'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { OutsideContext, ReadContext } from '../../../platform/http/context.ts'
import { askModel, isModelOn } from '../answer-model/index.ts'
import type { HubFolderRow } from '../hub-folder/index.ts'
import { findIn } from './readable.ts'

/** What words found, and whether a model is to choose among it. */
export interface Finding extends Awaited<ReturnType<typeof findIn>> {
  readonly text: string
  readonly isModelAsked: boolean
}

export async function findAnswer(
  tx: ReadTx,
  { assistant, model }: Pick<ReadContext['ports'], 'assistant' | 'model'>,
  text: string,
  folders: readonly HubFolderRow[],
): Promise<Finding> {
  const found = await findIn(tx, assistant, text, folders)
  return { ...found, text, isModelAsked: found.near.length > 0 && (await isModelOn(tx, model)) }
}

/** In no transaction. Where nobody answers, or only with what does not stand in the passages, words have answered already. */
export async function answerFinding(
  outside: OutsideContext,
  { text, answer, near, isModelAsked }: Finding,
): Promise<TrialAnswer> {
  if (!isModelAsked) return { ...answer, byModel: 'not-asked' }
  const asked = await askModel(outside, text, near)
  if (asked.is !== 'chosen') return { ...answer, byModel: asked.is }
  const quotes: TalkQuote[] = chosenQuotes(near, asked.parts)
  const isMadeUp = quotes.length === 0 && asked.parts.length > 0
  if (isMadeUp) return { ...answer, byModel: 'made-up' }
  return { ...answerChosen(answer, quotes), byModel: quotes.length > 0 ? 'chosen' : 'none-chosen' }
}
