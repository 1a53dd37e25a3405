import type { audit as contractGroup } from '@coverwright/contract/company/audit'
import { nounOf } from '@coverwright/domain/company/audit/audit'
import { sql } from 'drizzle-orm'
import { audit } from '../../../platform/audit/tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

/** Read from the log itself: what never happened in the company is not offered. */
const callsIn = async (tx: ReadTx) =>
  (await tx.select({ call: sql<string>`call` }).from(eachCall)).map(({ call }) => call)

/** From one name to the next in the index: read one by one, a log of a million entries has a million. */
const eachCall = sql`(
  with recursive next as (
    (select call from ${audit} order by call limit 1)
    union all
    select (select ${audit}.call from ${audit} where ${audit}.call > next.call order by ${audit}.call limit 1)
    from next where next.call is not null
  )
  select call from next where call is not null) as each_call`

export const callsAbout = async (tx: ReadTx, noun: string) =>
  (await callsIn(tx)).filter((call) => nounOf(call) === noun)

export const listNouns: HandlerOf<typeof contractGroup, 'listNouns'> = async ({ tx }) =>
  [...new Set((await callsIn(tx)).map(nounOf))].toSorted()
