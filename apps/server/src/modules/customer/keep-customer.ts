import type { JourneyMode } from '@coverwright/domain/release/mount'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { customers } from './tables.ts'

interface Person {
  readonly mode: JourneyMode
  readonly email: string
  readonly name: string
}

/** The customer with this address, made or brought up to date. */
export async function keepCustomer(tx: WriteTx, { mode, email, name }: Person): Promise<string> {
  const [row] = await tx
    .insert(customers)
    .values({ mode, email, emailKey: email.trim().toLowerCase(), name })
    .onConflictDoUpdate({
      target: [customers.companyId, customers.mode, customers.emailKey],
      set: { email, name, erasedAt: null },
    })
    .returning({ id: customers.id })
    .prepare('keep customer')
    .execute()
  if (!row) throw new Error('The customer was not saved')
  return row.id
}
