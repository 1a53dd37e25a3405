import { hash } from 'node:crypto'
import type { Suppression } from '@coverwright/domain/sell/suppression/suppression'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type SuppressionRow, suppressions } from './tables.ts'

/** The same however it is typed; another at every company, so that their lists cannot be laid side by side. */
export const addressHash = (companyId: string, email: string): string =>
  hash('sha256', `${companyId} ${email.trim().toLowerCase()}`, 'base64url')

export async function findSuppression(tx: ReadTx, hashed: string): Promise<SuppressionRow | undefined> {
  const [row] = await tx.select().from(suppressions).where(eq(suppressions.addressHash, hashed))
  return row
}

export const isSuppressed = async (tx: ReadTx, companyId: string, email: string): Promise<boolean> =>
  (await findSuppression(tx, addressHash(companyId, email))) !== undefined

/** Noted twice it is there once, as it was first; only the wish of whoever has the address takes the place of a colleague's note. */
export async function suppress(tx: WriteTx, noted: Pick<SuppressionRow, 'addressHash' | 'origin'>) {
  const target = [suppressions.companyId, suppressions.addressHash]
  const insert = tx.insert(suppressions).values(noted)
  await (noted.origin === 'unsubscribed'
    ? insert.onConflictDoUpdate({ target, set: { origin: noted.origin } })
    : insert.onConflictDoNothing({ target }))
  const row = await findSuppression(tx, noted.addressHash)
  if (!row) throw new Error('The address was not saved')
  return row
}

export const toSuppression = ({ id, origin, createdAt }: SuppressionRow): Suppression => ({
  id,
  origin,
  createdAt: createdAt.toISOString(),
})
