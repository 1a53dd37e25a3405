import type { audit as contractGroup } from '@coverwright/contract/company/audit'
import { nounOf } from '@coverwright/domain/company/audit/audit'
import { audit } from '../../../platform/audit/tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

/** Read from the log itself: what never happened in the company is not offered. */
const callsIn = async (tx: ReadTx) =>
  (await tx.selectDistinct({ call: audit.call }).from(audit)).map(({ call }) => call)

export const callsAbout = async (tx: ReadTx, noun: string) =>
  (await callsIn(tx)).filter((call) => nounOf(call) === noun)

export const listNouns: HandlerOf<typeof contractGroup, 'listNouns'> = async ({ tx }) =>
  [...new Set((await callsIn(tx)).map(nounOf))].toSorted()
