import type { issuer } from '@coverwright/contract/company/issuer'
import { dayIn } from '@coverwright/domain/base/day/day'
import { fail } from '@coverwright/domain/errors'
import { desc } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, lockOwnCompany } from '../company/index.ts'
import { insertIssuer, toIssuer } from './internal.ts'
import { issuers } from './tables.ts'

/** More than any company moves or changes its bank in a century. */
const mostIssuers = 500

export const listIssuers: HandlerOf<typeof issuer, 'listIssuers'> = async ({ tx }) =>
  (await tx.select().from(issuers).orderBy(desc(issuers.validFrom), desc(issuers.id))).map(toIssuer)

export const saveIssuer: HandlerOf<typeof issuer, 'saveIssuer'> = async (
  { tx, audit, now },
  { validFrom, ...details },
) => {
  await lockOwnCompany(tx)
  const { timeZone } = await getOwnCompany(tx)
  if (validFrom < dayIn(timeZone, now)) return fail('issuer.in-the-past')
  if ((await tx.$count(issuers)) >= mostIssuers) return fail('issuer.too-many')
  const row = await insertIssuer(tx, validFrom, details)
  await audit(row.id, { name: details.name, validFrom })
  return toIssuer(row)
}
