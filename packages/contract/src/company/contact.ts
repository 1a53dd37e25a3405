import {
  Contact,
  ContactChange,
  ContactFilter,
  ContactForm,
  ContactRef,
} from '@coverwright/domain/company/contact/contact'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const managing = { access: can('company-profile'), audit: true } as const

/** Whom to turn to in the company. */
export const contact = group('contact', {
  listContacts: call({
    access: reads('contacts'),
    paged: ['name', 'department', 'email', 'createdAt'],
    input: ContactFilter,
    output: Contact,
  }),
  createContact: call({ ...managing, input: ContactForm, output: Contact, errors: ['contact.too-many'] }),
  updateContact: call({ ...managing, input: ContactChange, output: Contact, errors: ['contact.not-found'] }),
  deleteContact: call({ ...managing, input: ContactRef, output: z.null(), errors: ['contact.not-found'] }),
})
