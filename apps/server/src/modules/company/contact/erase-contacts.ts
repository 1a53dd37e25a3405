import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { contacts } from './tables.ts'

/** Whoever is gone is nobody's contact any more. */
export const eraseContactsWith = (tx: WriteTx, email: string) =>
  tx.delete(contacts).where(sql`lower(${contacts.email}) = ${email}`)
