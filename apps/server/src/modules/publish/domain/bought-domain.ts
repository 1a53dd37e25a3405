import type { NameRegistration } from '@coverwright/domain/publish/domain-order/domain-order'
import { and, eq, ne } from 'drizzle-orm'
import { newSecret } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { saveDomain } from './internal.ts'
import { domains } from './tables.ts'

interface Bought {
  readonly name: string
  readonly registration: NameRegistration
  readonly noticeAt: Date | null
  readonly renewAt: Date | null
}

/** A name that was bought, among the company's domains: the one of that name which is there already, or a new one. */
export async function boughtDomain(tx: WriteTx, { name, ...bought }: Bought): Promise<string> {
  const [known] = await tx
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.name, name), ne(domains.state, 'released')))
    .for('update')
  if (known) return (await saveDomain(tx, known.id, bought)).id
  const [row] = await tx
    .insert(domains)
    .values({ name, ...bought, token: newSecret().slice(0, 32), found: {} })
    .returning({ id: domains.id })
  if (!row) throw new Error('The domain was not saved')
  return row.id
}
