import { answerChosen, chosenQuotes } from '@coverwright/domain/assist/product-talk/choose-quotes'
import type {
  ModelOutcome,
  TalkAnswer,
  TalkQuote,
  TrialAnswer,
} from '@coverwright/domain/assist/product-talk/product-talk'
import { isEnglish } from '../../../adapters/assistant/is-english.ts'
import { choosePassages } from '../../../adapters/assistant/tasks/choose-passages.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { OutsideContext, ReadContext } from '../../../platform/http/context.ts'
import { askModel, isModelOn } from '../answer-model/index.ts'
import type { HubFolderRow } from '../hub-folder/index.ts'
import { type FoundQuotes, findIn } from './readable.ts'

/** What was found already, or where it is to be looked once the question is put into numbers. */
interface Finding {
  readonly text: string
  readonly folders: readonly HubFolderRow[]
  readonly found: FoundQuotes | undefined
  /** Whether a model outside is to choose among it. */
  readonly isModelOn: boolean
}

export async function findAnswer(
  tx: ReadTx,
  { assistant, embedder, model }: Pick<ReadContext['ports'], 'assistant' | 'embedder' | 'model'>,
  text: string,
  folders: readonly HubFolderRow[],
): Promise<Finding> {
  const isMeant = embedder !== undefined && !embedder.isResting() && folders.length > 0 && isEnglish(text)
  const found = isMeant ? undefined : await findIn(tx, assistant, text, folders)
  return { text, folders, found, isModelOn: await isModelOn(tx, model, 'answers') }
}

/** In no transaction. Where nobody answers, or only with what does not stand in the passages, the search has answered already. */
export async function answerFinding(
  outside: OutsideContext,
  { text, folders, found, isModelOn: isOn }: Finding,
): Promise<TrialAnswer> {
  const { answer, near, isByMeaning } = found ?? (await findByMeaning(outside, text, folders))
  const byModel = (outcome: ModelOutcome, own: TalkAnswer = answer) => ({ ...own, byModel: outcome, isByMeaning })
  if (!isOn || near.length === 0) return byModel('not-asked')
  const asked = await askModel(outside, choosePassages(text, near))
  if (asked.is !== 'said') return byModel(asked.is)
  const quotes: TalkQuote[] = chosenQuotes(near, asked.said)
  const isMadeUp = quotes.length === 0 && asked.said.length > 0
  if (isMadeUp) return byModel('made-up')
  return byModel(quotes.length > 0 ? 'chosen' : 'none-chosen', answerChosen(answer, quotes))
}

/** Nobody holds a connection while the question waits for its turn to be put into numbers. */
async function findByMeaning(
  { ports: { assistant, embedder }, actor, count }: Pick<OutsideContext, 'ports' | 'actor' | 'count'>,
  text: string,
  folders: readonly HubFolderRow[],
): Promise<FoundQuotes> {
  const question = await embedder?.embedQuestion(text, actor.companyId)
  const embedded = question && embedder && { question, model: embedder.model }
  return count((tx) => findIn(tx, assistant, text, folders, embedded))
}
