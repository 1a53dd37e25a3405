import type { answerModel } from '@coverwright/contract/assist/answer-model'
import type { AnswerModel } from '@coverwright/domain/assist/answer-model/answer-model'
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
  { isOn },
) => {
  if (isOn && !ports.model) return fail('answer-model.none')
  const host = isOn ? (ports.model?.host ?? null) : null
  const [row] = await tx
    .insert(answerModels)
    .values({ host })
    .onConflictDoUpdate({ target: answerModels.companyId, set: { host } })
    .returning()
  if (!row) throw new Error('The setting was not saved')
  await audit(row.id, { isOn, host })
  return stateOf(tx, ports.model, now)
}

/** It was let go to one host: where another is configured since, nothing goes there until somebody agrees anew. */
export async function isModelOn(tx: ReadTx, model: AnsweringModel | undefined): Promise<boolean> {
  return model !== undefined && (await agreedHost(tx)) === model.host
}

async function agreedHost(tx: ReadTx): Promise<string | null> {
  const [row] = await tx.select({ host: answerModels.host }).from(answerModels).limit(1)
  return row?.host ?? null
}

async function stateOf(tx: ReadTx, model: AnsweringModel | undefined, now: Date): Promise<AnswerModel> {
  const agreed = await agreedHost(tx)
  const [used] = await tx
    .select()
    .from(answerModelMonths)
    .where(eq(answerModelMonths.month, monthOf(now)))
  const { tokens = 0, questions = 0, problem = null } = used ?? {}
  const most = model?.tokensOfMonth ?? 0
  const isOn = model !== undefined && agreed === model.host
  return {
    model: model ? { name: model.name, host: model.host } : null,
    isOn,
    agreedHost: isOn ? null : agreed,
    month: { tokens, most, questions, problem, isUsedUp: tokens >= most, endsAt: endOf(now).toISOString() },
  }
}
