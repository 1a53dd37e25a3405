import type { exchange } from '@coverwright/contract/build/exchange'
import { differences } from '@coverwright/domain/build/document/differences'
import { exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getItemInCompany, getVersion } from './internal.ts'

export const compareItem: HandlerOf<typeof exchange, 'compareItem'> = async ({ tx }, { id, of }) => {
  const item = await getItemInCompany(tx, id)
  if (item.masterId === null || item.masterNumber === null) return fail('exchange.no-master')
  const before = await getVersion(tx, item.masterId, item.masterNumber)
  const after =
    of === 'own'
      ? await getVersion(tx, id, item.number)
      : await getVersion(tx, item.masterId, (await getItemInCompany(tx, item.masterId)).number)
  const found = differences(before.content, after.content)
  return {
    from: before.number,
    to: after.number,
    count: found.length,
    differences: found.slice(0, exchangeLimits.differences),
  }
}
