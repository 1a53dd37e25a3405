import { type DatedIssuer, Issuer } from '@coverwright/domain/company/issuer/issuer'
import { desc, lte } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type IssuerRow, issuers, publishedIssuers } from './tables.ts'

/** Who invoices on a day, as every company reads it; null where nobody has said it. Ids sort by time: the last counts. */
export async function findIssuerOn(tx: ReadTx, day: string): Promise<Issuer | null> {
  const { details, validFrom, id } = publishedIssuers
  const [row] = await tx
    .select({ details })
    .from(publishedIssuers)
    .where(lte(validFrom, day))
    .orderBy(desc(validFrom), desc(id))
    .limit(1)
  return row?.details ?? null
}

/** In the company of whoever runs the product. */
export async function insertIssuer(tx: WriteTx, validFrom: string, details: Issuer): Promise<IssuerRow> {
  const [row] = await tx.insert(issuers).values({ validFrom, details }).returning()
  if (!row) throw new Error('Who issues invoices was not saved')
  return row
}

export const toIssuer = ({ id, validFrom, createdAt, details }: IssuerRow): DatedIssuer => ({
  ...Issuer.parse(details),
  id,
  validFrom,
  createdAt: createdAt.toISOString(),
})
