import type { exchange } from '@coverwright/contract/build/exchange'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changeItem, exchangeKey, lockItemInCompany, openItemInCompany, toItem } from './internal.ts'
import { exchangeItems, exchangeVersions } from './tables.ts'

/** What is left out stays as it is. */
const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

export const updateItem: HandlerOf<typeof exchange, 'updateItem'> = async ({ tx, audit }, { id, ...change }) => {
  const { kind, withRates } = await openItemInCompany(tx, id)
  await audit(id, { changed: Object.keys(change) })
  return changeItem(tx, id, {
    ...given(change),
    withRates: kind === 'body' && (change.withRates ?? withRates),
    // What was looked through for the version is no longer what it says.
    generatedMark: null,
  })
}

export const lockItem: HandlerOf<typeof exchange, 'lockItem'> = async ({ tx, audit }, { id, isLocked }) => {
  await lockItemInCompany(tx, id)
  await audit(id, { isLocked })
  return changeItem(tx, id, { isLocked })
}

/** With its versions and their files; the product or component it was built in stays. */
export const deleteItem: HandlerOf<typeof exchange, 'deleteItem'> = async ({ tx, actor, audit, ports }, { id }) => {
  const row = await openItemInCompany(tx, id)
  if (row.state === 'submitted') return fail('exchange.wrong-state')
  if (row.releasedNumber !== null) return fail('exchange.released')
  if ((await tx.$count(exchangeItems, eq(exchangeItems.masterId, id))) > 0) return fail('exchange.has-subs')
  const deleted = await toItem(tx, row)
  const gone = await tx
    .delete(exchangeVersions)
    .where(eq(exchangeVersions.itemId, id))
    .returning({ id: exchangeVersions.id })
  for (const version of gone) ports.files.remove(tx, exchangeKey(actor.companyId, version.id))
  await tx.delete(exchangeItems).where(eq(exchangeItems.id, id))
  await audit(id, { name: row.name })
  return deleted
}
