import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { sql } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { newId } from '../../../platform/id.ts'
import { customers } from './tables.ts'

interface Person {
  readonly mode: JourneyMode
  readonly email: string
  readonly name: string
  /** They have shown that the address is theirs, or paid: only then is what is known of them changed. */
  readonly isConfirmed?: boolean
}

/** The customer with this address, made or brought up to date. */
export async function keepCustomer(tx: WriteTx, { mode, email, name, isConfirmed = false }: Person): Promise<string> {
  const [row] = await (isConfirmed ? keeping : meeting)(tx, {
    id: newId(),
    mode,
    email,
    emailKey: email.trim().toLowerCase(),
    name,
  })
  if (!row) throw new Error('The customer was not saved')
  return row.id
}

const inserting = (tx: WriteTx) =>
  tx.insert(customers).values({
    id: sql.placeholder('id'),
    mode: sql.placeholder('mode'),
    email: sql.placeholder('email'),
    emailKey: sql.placeholder('emailKey'),
    name: sql.placeholder('name'),
  })

/** Whoever types somebody's address must not rename them. */
const meeting = keptQuery((tx: WriteTx) =>
  inserting(tx)
    .onConflictDoUpdate({
      target: [customers.companyId, customers.mode, customers.emailKey],
      set: { erasedAt: null },
    })
    .returning({ id: customers.id })
    .prepare('meet customer'),
)

const keeping = keptQuery((tx: WriteTx) =>
  inserting(tx)
    .onConflictDoUpdate({
      target: [customers.companyId, customers.mode, customers.emailKey],
      set: { email: sql`excluded.email`, name: sql`excluded.name`, erasedAt: null },
    })
    .returning({ id: customers.id })
    .prepare('keep customer'),
)
