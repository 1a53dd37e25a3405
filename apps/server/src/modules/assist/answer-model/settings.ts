import type { answerModel } from '@coverwright/contract/assist/answer-model'
import { type AnswerModel, type ModelUse, modelUses } from '@coverwright/domain/assist/answer-model/answer-model'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { AnsweringModel } from '../../../adapters/assistant/answering-model.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { endOf, monthOf } from './month.ts'
import { answerModelMonths, answerModels } from './tables.ts'

export const getModel: HandlerOf<typeof answerModel, 'getModel'> = ({ tx, ports, now }) => stateOf(tx, ports.model, now)

export const changeModel: HandlerOf<typeof answerModel, 'changeModel'> = async (
  { tx, audit, ports, now },
  { uses: wanted },
) => {
  if (wanted.length > 0 && !ports.model) return fail('answer-model.none')
  const uses = modelUses.filter((use) => wanted.includes(use))
  const host = uses.length > 0 ? (ports.model?.host ?? null) : null
  const [row] = await tx
    .insert(answerModels)
    .values({ host, uses })
    .onConflictDoUpdate({ target: answerModels.companyId, set: { host, uses } })
    .returning()
  if (!row) throw new Error('The setting was not saved')
  await audit(row.id, { uses, host })
  return stateOf(tx, ports.model, now)
}

/** It was let go to one host: where another is configured since, nothing goes there until somebody agrees anew. */
export async function isModelOn(tx: ReadTx, model: AnsweringModel | undefined, use: ModelUse): Promise<boolean> {
  if (!model) return false
  const { host, uses } = await agreed(tx)
  return host === model.host && uses.includes(use)
}

export async function modelHostFor(tx: ReadTx, model: AnsweringModel | undefined, use: ModelUse) {
  return model && (await isModelOn(tx, model, use)) ? model.host : null
}

export async function requireModel(tx: ReadTx, model: AnsweringModel | undefined, use: ModelUse): Promise<void> {
  if (!model) fail('answer-model.none')
  if (!(await isModelOn(tx, model, use))) fail('answer-model.off')
}

async function agreed(tx: ReadTx) {
  const [row] = await tx.select({ host: answerModels.host, uses: answerModels.uses }).from(answerModels).limit(1)
  return row ?? { host: null, uses: [] }
}

async function stateOf(tx: ReadTx, model: AnsweringModel | undefined, now: Date): Promise<AnswerModel> {
  const { host, uses } = await agreed(tx)
  const [used] = await tx
    .select()
    .from(answerModelMonths)
    .where(eq(answerModelMonths.month, monthOf(now)))
  const { tokens = 0, questions = 0, problem = null } = used ?? {}
  const most = model?.tokensOfMonth ?? 0
  const isAgreed = model !== undefined && host === model.host
  return {
    model: model ? { name: model.name, host: model.host } : null,
    uses: isAgreed ? uses : [],
    agreedHost: isAgreed ? null : host,
    month: { tokens, most, questions, problem, isUsedUp: tokens >= most, endsAt: endOf(now).toISOString() },
  }
}
