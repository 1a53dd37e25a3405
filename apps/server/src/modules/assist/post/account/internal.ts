import type { PostAccount } from '@coverwright/domain/assist/post-account/post-account'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../../platform/database/with-tenant.ts'
import { type PostAccountRow, postAccounts } from '../tables.ts'

export async function getPostAccountInCompany(tx: ReadTx, id: string): Promise<PostAccountRow> {
  return (await selectRow(tx, postAccounts, id)) ?? fail('post-account.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockPostAccountInCompany(tx: WriteTx, id: string): Promise<PostAccountRow> {
  return (await selectRow(tx, postAccounts, id, 'for update')) ?? fail('post-account.not-found')
}

/** It stays until the transaction ends: a post that names it would name nothing otherwise. */
export async function holdPostAccountInCompany(tx: WriteTx, id: string): Promise<PostAccountRow> {
  const [row] = await tx.select().from(postAccounts).where(eq(postAccounts.id, id)).for('key share')
  return row ?? fail('post-account.not-found')
}

export async function savePostAccount(
  tx: WriteTx,
  id: string,
  change: Partial<PostAccountRow>,
): Promise<PostAccountRow> {
  const [row] = await tx.update(postAccounts).set(change).where(eq(postAccounts.id, id)).returning()
  return row ?? fail('post-account.not-found')
}

export const toPostAccount = ({
  companyId,
  sealedSecret,
  updatedAt,
  testedAt,
  createdAt,
  ...row
}: PostAccountRow): PostAccount => ({
  ...row,
  testedAt: testedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
