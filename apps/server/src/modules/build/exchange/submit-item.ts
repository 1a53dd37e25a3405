import type { exchange } from '@coverwright/contract/build/exchange'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { changeItem, lockItemInCompany, stateAfter } from './internal.ts'
import { bringItem } from './jobs.ts'
import { findMarks } from './mark-of-source.ts'

export const submitItem: HandlerOf<typeof exchange, 'submitItem'> = async ({ tx, audit }, { id }) => {
  const row = await lockItemInCompany(tx, id)
  const state = stateAfter(row, 'submit')
  const mark = (await findMarks(tx, [row]))(row)
  if (row.number === 0 || row.generatedMark === null || row.generatedMark !== mark)
    return fail('exchange.not-generated')
  if (row.number === row.releasedNumber) return fail('exchange.nothing-new')
  await enqueue(tx, bringItem, { itemId: id })
  await audit(id, { number: row.number })
  return changeItem(tx, id, { state, reasons: '', submissionId: newId(), submittedNumber: row.number })
}

export const takeBackItem: HandlerOf<typeof exchange, 'takeBackItem'> = async ({ tx, audit }, { id }) => {
  const row = await lockItemInCompany(tx, id)
  stateAfter(row, 'takeBack')
  await enqueue(tx, bringItem, { itemId: id })
  await audit(id, { number: row.submittedNumber })
  // What others take is still what was approved before.
  const state = row.releasedNumber === null ? 'pending' : 'approved'
  return changeItem(tx, id, { state, submissionId: null, submittedNumber: null })
}

export const withdrawItem: HandlerOf<typeof exchange, 'withdrawItem'> = async ({ tx, audit }, { id }) => {
  const row = await lockItemInCompany(tx, id)
  const state = stateAfter(row, 'withdraw')
  await enqueue(tx, bringItem, { itemId: id })
  await audit(id, { number: row.releasedNumber })
  return changeItem(tx, id, { state, submissionId: null, submittedNumber: null, releasedNumber: null })
}
