import type { contact } from '@coverwright/contract/company/contact'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { contacts } from './tables.ts'

export const deleteContact: HandlerOf<typeof contact, 'deleteContact'> = async ({ tx, audit }, { id }) => {
  const [row] = await tx.delete(contacts).where(eq(contacts.id, id)).returning({ id: contacts.id })
  if (!row) return fail('contact.not-found')
  await audit(id, { deleted: true })
  return null
}
