import type { audit as contractGroup } from '@coverwright/contract/company/audit'
import { isSaidOf } from '@coverwright/domain/audit-words'
import { nounOf } from '@coverwright/domain/company/audit/audit'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Found } from '../../../platform/search/find-by-words.ts'

/** From each call to the next: what is read are the calls there are, not the entries. */
const listing = `
  with recursive each as (
    (select call from audit order by call limit 1)
    union all
    select (select call from audit where call > each.call order by call limit 1) from each where each.call is not null)
  select call from each where call is not null`

/** Read from the log itself: what never happened in the company is not offered. */
async function callsIn(tx: ReadTx): Promise<string[]> {
  const { rows } = await clientOf(tx).query<{ call: string }>({ name: 'calls in the audit', text: listing })
  return rows.map(({ call }) => call)
}

export const callsAbout = async (tx: ReadTx, noun: string) =>
  (await callsIn(tx)).filter((call) => nounOf(call) === noun)

export const listNouns: HandlerOf<typeof contractGroup, 'listNouns'> = async ({ tx }) =>
  [...new Set((await callsIn(tx)).map(nounOf))].toSorted()

/** Of one call so many: a company has some hundred calls and millions of entries. */
const mostOfCall = 200

const finding = `
  select newest.id, newest.place > $2 as "isBeyond" from unnest($1::text[]) as wanted, lateral (
    select id, row_number() over (order by id desc) as place from audit where call = wanted order by id desc limit $2 + 1) newest`

/** Entries of the calls whose words have the text in them, in English or as the reader has found them, the newest of each. */
export async function findEntries(tx: ReadTx, search: string, said: readonly string[] = []): Promise<Found> {
  const typed = search.toLowerCase()
  const isMeant = (call: string) => isSaidOf(call, search) || call.toLowerCase().includes(typed) || said.includes(call)
  const calls = (await callsIn(tx)).filter(isMeant)
  const { rows } = await clientOf(tx).query<{ id: string; isBeyond: boolean }>({
    name: 'find in the audit',
    text: finding,
    values: [calls, mostOfCall],
  })
  return { ids: rows.map(({ id }) => id), isCut: rows.some(({ isBeyond }) => isBeyond) }
}
