import { AppError, fail } from '@coverwright/domain/errors'
import { eq, lte, sql } from 'drizzle-orm'
import type { AnsweringModel, Said } from '../../../adapters/assistant/answering-model.ts'
import type { ModelTask } from '../../../adapters/assistant/model-task.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { OutsideContext } from '../../../platform/http/context.ts'
import { createCrowd } from '../../../platform/http/crowd.ts'
import { monthOf } from './month.ts'
import { answerModelMonths } from './tables.ts'

type Asked<T> = { readonly is: 'said'; readonly said: T } | { readonly is: 'no-answer' | 'used-up' | 'busy' }

type Asking = Pick<OutsideContext, 'ports' | 'actor' | 'count' | 'now'>

/** A model is slow: a company that asks much leaves room for others, and one more is answered by words. */
const answers = createCrowd({ company: 4, all: 32 })
/** Whoever has a text written keeps nobody from an answer. */
const texts = createCrowd({ company: 2, all: 8 })

/** In no transaction. What it may cost is set aside before it is asked, so that many at once use no more than there is. */
export async function askModel<T>(
  { ports: { model }, actor: { companyId }, count, now }: Asking,
  task: ModelTask<T>,
): Promise<Asked<T>> {
  if (!model) return { is: 'no-answer' }
  const month = monthOf(now)
  const { mostTokens, send } = model.ask(task)
  const work = async (): Promise<Asked<T>> => {
    if (!(await count((tx) => setAside(tx, month, mostTokens, model)))) return { is: 'used-up' }
    const heard = await send()
    await count((tx) => note(tx, month, mostTokens, heard))
    return heard.is === 'said' ? { is: 'said', said: heard.said } : { is: 'no-answer' }
  }
  const crowd = task.isLong ? texts : answers
  return crowd({ company: companyId, all: '' }, work).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too-many-of-yours') return { is: 'busy' } as const
    throw error
  })
}

/** For what nothing else can do in its place. */
export async function haveWritten<T>(outside: Asking, task: ModelTask<T>): Promise<T> {
  const asked = await askModel(outside, task)
  if (asked.is === 'said') return asked.said
  return fail(refusals[asked.is])
}

const refusals = {
  'no-answer': 'answer-model.no-answer',
  'used-up': 'answer-model.used-up',
  busy: 'too-many-of-yours',
} as const

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
const note = (tx: WriteTx, month: string, aside: number, heard: Said<unknown>) =>
  tx
    .update(answerModelMonths)
    .set({
      tokens: sql`${answerModelMonths.tokens} + ${heard.tokens - aside}`,
      questions: sql`${answerModelMonths.questions} + 1`,
      problem: heard.is === 'said' ? null : heard.problem,
    })
    .where(eq(answerModelMonths.month, month))
