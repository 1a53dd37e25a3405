import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, requiredText } from '../../fields.ts'
import { Company } from '../company/company.ts'
import { roles } from './roles.ts'

export const memberStates = ['registered', 'unregistered'] as const

export const Member = z
  .object({
    id: idOf('member'),
    email: z.string(),
    name: z.string(),
    title: z.string(),
    role: z.enum(roles),
    avatarFileId: idOf('file').nullable(),
    /** Null until they choose one: then it is that of the company's country. */
    language: z.enum(languages).nullable(),
  })
  .meta({ id: 'Member' })

/** What a person says about themselves. */
export const ProfileForm = z.strictObject({ name: requiredText(80), title: z.string().trim().max(80) })

/** Whatever of it they change, and the language they read. */
export const ProfileChange = z
  .strictObject({ ...ProfileForm.shape, language: z.enum(languages) })
  .partial()
  .meta({ id: 'ProfileChange', examples: [{ name: 'Rowan Ellery', title: 'Product manager' }] })

/** The session's permission list, in the shape the specification gives it. */
export const PermissionList = z.object({
  roleList: z.array(z.object({ name: z.string() })),
  requestList: z.array(z.object({ url: z.string() })),
})

/** The signed-in person: account data and permission list of the session store. */
export const UserData = z
  .object({
    subId: z.string(),
    paymentMode: Company.shape.paymentMode,
    businessType: Company.shape.businessType,
    member: Member,
    company: Company,
    permissionList: PermissionList,
    /** Whether whoever runs the product has set one up. */
    hasHelpDesk: z.boolean(),
  })
  .meta({ id: 'UserData' })

export type Member = z.output<typeof Member>
export type ProfileChange = z.output<typeof ProfileChange>
export type UserData = z.output<typeof UserData>
