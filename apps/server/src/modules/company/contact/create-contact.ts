import type { contact } from '@coverwright/contract/company/contact'
import { maxContacts } from '@coverwright/domain/company/contact/contact'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { toContact } from './internal.ts'
import { contacts } from './tables.ts'

export const createContact: HandlerOf<typeof contact, 'createContact'> = async ({ tx, audit }, form) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(contacts)) >= maxContacts) return fail('contact.too-many')
  const [row] = await tx.insert(contacts).values(form).returning()
  if (!row) throw new Error('The contact was not saved')
  await audit(row.id, { isShared: row.isShared })
  return toContact(row)
}
