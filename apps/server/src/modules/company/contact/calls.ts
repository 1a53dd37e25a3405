import type { contact } from '@coverwright/contract/company/contact'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createContact } from './create-contact.ts'
import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'
import { updateContact } from './update-contact.ts'

export const contactCalls: HandlersOf<typeof contact> = { listContacts, createContact, updateContact, deleteContact }
