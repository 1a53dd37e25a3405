import type { contact } from '@coverwright/contract/company/contact'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toContact } from './internal.ts'
import { contacts } from './tables.ts'

export const listContacts: HandlerOf<typeof contact, 'listContacts'> = async ({ tx }, { search, isShared }, paging) => {
  const isNamed = or(
    contains(contacts.name, search),
    contains(contacts.department, search),
    contains(contacts.email, search),
  )
  const where = and(isShared === undefined ? undefined : eq(contacts.isShared, isShared), isNamed)
  const { items, ...page } = await selectPage(tx, contacts, where, paging)
  return { items: items.map(toContact), ...page }
}
