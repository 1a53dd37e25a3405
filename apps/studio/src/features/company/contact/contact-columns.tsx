import type { Contact } from '@coverwright/domain/company/contact/contact'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'

type SortKey = 'name' | 'department' | 'email'

export const useContactColumns = columnsFor<Contact, SortKey>('contact', ({ name, text, mark }) => [
  name('name', { sortKey: 'name', icon: (contact) => <PersonTile name={contact.name} /> }),
  text('department', { sortKey: 'department', width: 220 }),
  text('email', { sortKey: 'email', width: 280 }),
  text('phone', { width: 170 }),
  mark('isShared', 'shared', { header: 'partners' }),
])
