import type { contact } from '@coverwright/contract/company/contact'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toContact } from './internal.ts'
import { contacts } from './tables.ts'

export const updateContact: HandlerOf<typeof contact, 'updateContact'> = async ({ tx, audit }, { id, ...form }) => {
  const [row] = await tx.update(contacts).set(form).where(eq(contacts.id, id)).returning()
  if (!row) return fail('contact.not-found')
  await audit(id, { isShared: row.isShared })
  return toContact(row)
}
