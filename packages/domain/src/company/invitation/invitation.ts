import { z } from 'zod'
import { emailAddress, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { isConfirmed, passwordFields, unconfirmed } from '../member/password.ts'
import { assignableRoles, invitableRoles } from '../member/roles.ts'
import { invitationStatuses } from './invitation-lifecycle.ts'
import { maxBatchRows } from './invitation-limits.ts'

const name = z.string().trim().max(80)

export const InvitationForm = z
  .strictObject({
    email: emailAddress,
    /** As far as the inviter knows it; the invited person says it themselves. */
    name,
    role: oneOf(assignableRoles),
    roleId: idOf('role').nullable(),
    groupId: idOf('group').nullable(),
  })
  .meta({
    id: 'InvitationForm',
    examples: [{ email: 'sol@tarnbrook.example', name: 'Sol Marrick', role: 'standard', roleId: null, groupId: null }],
  })

export const TrialInvitationForm = z
  .strictObject({ email: emailAddress, name })
  .meta({ id: 'TrialInvitationForm', examples: [{ email: 'ines@tarnbrook.example', name: '' }] })

export const Invitation = z
  .object({
    id: idOf('invitation'),
    email: z.string(),
    name: z.string(),
    role: z.enum(invitableRoles),
    roleName: z.string(),
    groupName: z.string(),
    status: z.enum(invitationStatuses),
    invitedBy: z.string(),
    sentAt: moment,
    expiresAt: moment,
    /** Whether whoever asks may send it again or revoke it. */
    isBelow: z.boolean(),
  })
  .meta({ id: 'Invitation' })

/** Shown once, to be handed over; the server keeps only its hash. */
export const LinkedInvitation = z.object({ invitation: Invitation, link: z.string() }).meta({ id: 'LinkedInvitation' })

export const InvitationFilter = z.strictObject({
  status: z.enum(invitationStatuses).optional(),
  search: z.string().trim().max(200).optional(),
})

export const InvitationRef = z.strictObject({ id: idOf('invitation') })

/** Judged row by row, before anything is sent. */
export const InvitationBatch = z
  .strictObject({
    rows: z
      .array(z.strictObject({ email: z.string().max(400), name: z.string().max(400), role: z.string().max(400) }))
      .min(1, messages.required)
      .max(maxBatchRows, `Invite ${maxBatchRows} people or fewer at once`),
    groupId: idOf('group').nullable(),
  })
  .meta({
    id: 'InvitationBatch',
    examples: [{ rows: [{ email: 'noor@tarnbrook.example', name: '', role: 'Standard' }], groupId: null }],
  })

export const BatchResult = z
  .object({
    email: z.string(),
    /** All of a batch are, or none. */
    isInvited: z.boolean(),
    /** Why this row cannot be; empty where nothing is wrong with it. */
    message: z.string(),
  })
  .meta({ id: 'BatchResult' })

export const unknownRole = 'There is no such role'
export const nobodyAsPrimary = 'Nobody can be invited as primary'
export const listedTwice = 'This address is in the list twice'

const token = z.string(messages.required).min(1, messages.required).max(300)

export const InvitationToken = z
  .strictObject({ token })
  .meta({ id: 'InvitationToken', examples: [{ token: 'unknown' }] })

/** What whoever holds the link may know. */
export const InvitationCard = z
  .object({
    companyName: z.string(),
    email: z.string(),
    name: z.string(),
    roleName: z.string(),
    invitedBy: z.string(),
    expiresAt: moment,
    needsConfirmation: z.boolean(),
  })
  .meta({ id: 'InvitationCard' })

export const LinkState = z
  .object({
    isOutOfDate: z.boolean(),
    reason: z.enum(['expired', 'used']).nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'LinkState' })

const registration = {
  token,
  email: emailAddress,
  name: requiredText(80),
  title: z.string().trim().max(80),
  ...passwordFields,
  hasAgreed: z.boolean().refine((isAgreed) => isAgreed, messages.requiredInformation),
}

/** How an invited person registers. */
export const InvitedRegistration = z
  .strictObject(registration)
  .refine(isConfirmed, unconfirmed)
  .meta({
    id: 'InvitedRegistration',
    examples: [
      {
        token: 'unknown',
        email: 'sol@tarnbrook.example',
        name: 'Sol Marrick',
        title: '',
        password: 'Otter-and-Reed-26',
        confirmation: 'Otter-and-Reed-26',
        hasAgreed: true,
      },
    ],
  })

export const InvitedAccount = z.object({ email: z.string(), companyName: z.string() }).meta({ id: 'InvitedAccount' })

export type Invitation = z.output<typeof Invitation>
export type InvitationForm = z.output<typeof InvitationForm>
export type InvitationCard = z.output<typeof InvitationCard>
export type BatchResult = z.output<typeof BatchResult>
