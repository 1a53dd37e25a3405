import { sideOf } from '@coverwright/domain/company/partnership/partner-types'
import { statusOf } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hashOf, isSecretOf } from '../../../platform/auth/secret.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type PartnershipRow, partnerships } from './tables.ts'

/** Who sells accepts the invitation of who provides on one page, and who provides a request to sell on another. */
export const pathOf = (row: PartnershipRow, secret: string) => {
  const page = sideOf(row.partnerType, row.ownType) === 'seller' ? '/association-broker' : '/bindqurey'
  return `${page}?token=${row.companyId}.${row.id}.${secret}`
}

const Token = z.tuple([z.uuid(), z.uuid(), z.string().min(1)])

/** What a token says it is of; whether that is true is seen when the partnership is read. */
export function readToken(token: string) {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('partnership.link-expired')
  const [companyId, id, secret] = data
  return { companyId, id, secret }
}

/** Unknown, foreign, used, replaced, revoked and late links all answer the same. */
function requireGoodLink(row: PartnershipRow | undefined, secret: string, now: Date): PartnershipRow {
  if (!row?.tokenHash || !isSecretOf(secret, row.tokenHash)) return fail('partnership.link-expired')
  return statusOf(row, now) === 'invited' ? row : fail('partnership.link-expired')
}

export async function openLink(tx: ReadTx, { id, secret }: { id: string; secret: string }, now: Date) {
  const [row] = await tx.select().from(partnerships).where(eq(partnerships.id, id))
  return requireGoodLink(row, secret, now)
}

/** From another company: the database lets whoever knows the secret see this one row of its owner. */
export async function lockByLink(tx: WriteTx, token: string, now: Date): Promise<PartnershipRow> {
  const { id, secret } = readToken(token)
  await tx.select({ link: sql`set_config('app.link', ${hashOf(secret)}, true)` }).from(sql`(values (1)) as one`)
  const [row] = await tx.select().from(partnerships).where(eq(partnerships.id, id)).for('update')
  return requireGoodLink(row, secret, now)
}
