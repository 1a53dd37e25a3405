import { z } from 'zod'
import { emailAddress, idOf, moment, requiredText } from '../../fields.ts'
import { isTelephone, phoneNotValid } from '../registration/phone.ts'

export const maxContacts = 200

/** Digits with the signs people write between them, or nothing. */
const phone = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || isTelephone(text), phoneNotValid)

/** Whom to turn to in a company: claims, complaints, accounts. */
export const ContactForm = z
  .strictObject({
    name: requiredText(80),
    department: z.string().trim().max(80),
    email: emailAddress,
    phone,
    /** Bound partners see it too. */
    isShared: z.boolean(),
  })
  .meta({
    id: 'ContactForm',
    examples: [
      {
        name: 'Isla Hartwell',
        department: 'Claims',
        email: 'claims@tarnbrook.example',
        phone: '+44 7700 900123',
        isShared: true,
      },
    ],
  })

export const ContactRef = z.strictObject({ id: idOf('contact') })

export const ContactChange = z.strictObject({ id: idOf('contact'), ...ContactForm.shape }).meta({
  id: 'ContactChange',
  examples: [
    { name: 'Isla Hartwell', department: 'Complaints', email: 'isla@tarnbrook.example', phone: '', isShared: false },
  ],
})

export const Contact = z
  .object({ id: idOf('contact'), ...ContactForm.shape, createdAt: moment })
  .meta({ id: 'Contact' })

export const ContactFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  isShared: z.boolean().optional(),
})

export type Contact = z.output<typeof Contact>
export type ContactForm = z.output<typeof ContactForm>
