import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { members } from './tables.ts'

export interface Account {
  readonly companyId: string
  readonly memberId: string
}

/** Whose account an e-mail address is: all that may be read before the company is known. */
export async function findAccount(door: ReadTx, email: string): Promise<Account | undefined> {
  const [account] = await door
    .select({ companyId: members.companyId, memberId: members.id })
    .from(members)
    .where(eq(members.email, email.toLowerCase()))
  return account
}
