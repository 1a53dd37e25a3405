import type { ChosenPart } from '@coverwright/domain/assist/product-talk/choose-quotes'
import { AppError } from '@coverwright/domain/errors'
import { eq, lte, sql } from 'drizzle-orm'
import type { AnsweringModel, AskedPassage, Chosen } from '../../../adapters/assistant/answering-model.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { OutsideContext } from '../../../platform/http/context.ts'
import { createCrowd } from '../../../platform/http/crowd.ts'
import { monthOf } from './month.ts'
import { answerModelMonths } from './tables.ts'

type Asked =
  | { readonly is: 'chosen'; readonly parts: readonly ChosenPart[] }
  | { readonly is: 'no-answer' | 'used-up' | 'busy' }

/** A model is slow: a company that asks much leaves room for others, and one more is answered by words. */
const atOnce = createCrowd({ company: 4, all: 32 })

/** In no transaction. What it may cost is set aside before it is asked, so that many at once use no more than there is. */
export async function askModel(
  { ports: { model }, actor: { companyId }, count, now }: Pick<OutsideContext, 'ports' | 'actor' | 'count' | 'now'>,
  question: string,
  passages: readonly AskedPassage[],
): Promise<Asked> {
  if (!model) return { is: 'no-answer' }
  const month = monthOf(now)
  const { mostTokens, send } = model.ask(question, passages)
  const work = async (): Promise<Asked> => {
    if (!(await count((tx) => setAside(tx, month, mostTokens, model)))) return { is: 'used-up' }
    const chosen = await send()
    await count((tx) => note(tx, month, mostTokens, chosen))
    return chosen.is === 'chosen' ? chosen : { is: 'no-answer' }
  }
  return atOnce({ company: companyId, all: '' }, work).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too-many-of-yours') return { is: 'busy' } as const
    throw error
  })
}

async function setAside(
  tx: WriteTx,
  month: string,
  tokens: number,
  { tokensOfMonth }: AnsweringModel,
): Promise<boolean> {
  if (tokens > tokensOfMonth) return false
  const rows = await tx
    .insert(answerModelMonths)
    .values({ month, tokens, questions: 0 })
    .onConflictDoUpdate({
      target: [answerModelMonths.companyId, answerModelMonths.month],
      set: { tokens: sql`${answerModelMonths.tokens} + ${tokens}` },
      setWhere: lte(answerModelMonths.tokens, tokensOfMonth - tokens),
    })
    .returning({ id: answerModelMonths.id })
  return rows.length > 0
}

/** What it cost in place of what was set aside. A server that ends in between leaves that: nobody uses too much by it. */
const note = (tx: WriteTx, month: string, aside: number, chosen: Chosen) =>
  tx
    .update(answerModelMonths)
    .set({
      tokens: sql`${answerModelMonths.tokens} + ${chosen.tokens - aside}`,
      questions: sql`${answerModelMonths.questions} + 1`,
      problem: chosen.is === 'chosen' ? null : chosen.problem,
    })
    .where(eq(answerModelMonths.month, month))
