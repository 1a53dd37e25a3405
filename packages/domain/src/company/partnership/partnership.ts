import { z } from 'zod'
import { countries, emailAddress, idOf, moment, oneOf } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { businessTypes, paymentModes } from '../company/kinds.ts'
import { partnerTypes, sides } from './partner-types.ts'
import { partnershipStatuses } from './partnership-lifecycle.ts'

const note = z.string().trim().max(500, 'Use 500 characters or fewer')
const token = z.string(messages.linkExpired).min(1, messages.linkExpired).max(300, messages.linkExpired)
const insurerName = z.string().trim().max(120)

/** By address, or a listed insurer by its name: one of the two. */
export const PartnerInvitationForm = z
  .strictObject({
    email: emailAddress.optional(),
    insurerName: insurerName.optional(),
    /** What the partner is; by name the insurer says it itself. */
    partnerType: oneOf(partnerTypes),
    paymentMode: oneOf(paymentModes),
    note,
  })
  .refine(({ email, insurerName: name }) => email !== undefined || name !== undefined, {
    path: ['email'],
    message: messages.required,
  })
  .refine(({ email, insurerName: name }) => email === undefined || name === undefined, {
    path: ['insurerName'],
    message: messages.parameterException,
  })
  .meta({
    id: 'PartnerInvitationForm',
    examples: [
      { email: 'partners@harbourlane.example', partnerType: 'wholesaler-broker', paymentMode: 'P2I', note: '' },
    ],
  })

/** What companies know of each other before they are bound. */
export const CompanyCard = z
  .object({
    name: z.string(),
    businessType: z.enum(businessTypes),
    partnerType: z.enum(partnerTypes),
    country: z.enum(countries),
  })
  .meta({ id: 'CompanyCard' })

/** What a bound partner may read of the other company. The database shows no more: see docs/partners.md. */
export const PartnerDetails = z
  .object({
    licenceNumber: z.string().nullable(),
    contactNumber: z.string().nullable(),
    themeColour: z.string().nullable(),
    contacts: z.array(z.object({ name: z.string(), department: z.string(), email: z.string(), phone: z.string() })),
  })
  .meta({ id: 'PartnerDetails' })

/** As one of its two sides sees it. */
export const Partnership = z
  .object({
    id: idOf('partnership'),
    /** None while nobody has opened the invitation. */
    partner: CompanyCard.nullable(),
    /** Where the invitation went; whoever was invited by name, or invites, has none. */
    email: z.string().nullable(),
    partnerType: z.enum(partnerTypes),
    /** Ours. */
    side: z.enum(sides),
    /** We asked. */
    isOurs: z.boolean(),
    paymentMode: z.enum(paymentModes),
    /** Another payment mode that one side wants and the other has not agreed to. */
    proposal: z.object({ paymentMode: z.enum(paymentModes), isOurs: z.boolean() }).nullable(),
    note: z.string(),
    status: z.enum(partnershipStatuses),
    sentAt: moment,
    expiresAt: moment.nullable(),
    answeredAt: moment.nullable(),
    endedAt: moment.nullable(),
    endedBy: z.enum(['us', 'them']).nullable(),
    endReason: z.string(),
  })
  .meta({ id: 'Partnership' })

export const PartnershipView = z
  .object({
    partnership: Partnership,
    details: PartnerDetails.nullable(),
    /** Live sites of either that sell what the other provides: they close for new quotes when it ends. */
    sites: z.int(),
  })
  .meta({ id: 'PartnershipView' })

export const PartnershipFilter = z.strictObject({
  status: z.enum(partnershipStatuses).optional(),
  partnerType: z.enum(partnerTypes).optional(),
  search: z.string().trim().max(200).optional(),
})

const id = idOf('partnership')

export const PartnershipRef = z.strictObject({ id })

/** By the mailed link, or in the hub what waits there. */
const answered = {
  id: id.optional(),
  token: token.optional(),
}
const isNamedOnce = ({ id: hub, token: link }: { id?: string | undefined; token?: string | undefined }) =>
  (hub === undefined) !== (link === undefined)
const namedOnce = { path: ['token'], message: messages.linkExpired }

export const PartnershipAnswer = z
  .strictObject({ ...answered, answer: z.enum(['accept', 'refuse']) })
  .refine(isNamedOnce, namedOnce)
  .meta({ id: 'PartnershipAnswer', examples: [{ answer: 'accept' }] })

/** What of the other company's public data can be taken over into one's own. */
export const pulledParts = ['colour', 'contacts'] as const

export type PulledPart = (typeof pulledParts)[number]

export const PartnershipPull = z
  .strictObject({
    ...answered,
    /** Nothing is taken over that nobody chose. */
    pull: z.array(z.enum(pulledParts)).max(pulledParts.length).optional(),
  })
  .refine(isNamedOnce, namedOnce)
  .meta({ id: 'PartnershipPull', examples: [{}] })

export const PartnershipEnd = z
  .strictObject({ id, reason: note })
  .meta({ id: 'PartnershipEnd', examples: [{ reason: '' }] })

export const PaymentModeProposal = z
  .strictObject({ id, paymentMode: oneOf(paymentModes) })
  .meta({ id: 'PaymentModeProposal', examples: [{ paymentMode: 'P1B' }] })

export const ProposalAnswer = z
  .strictObject({ id, isAccepted: z.boolean() })
  .meta({ id: 'ProposalAnswer', examples: [{ isAccepted: true }] })

export const PartnerToken = z.strictObject({ token }).meta({ id: 'PartnerToken', examples: [{ token: 'unknown' }] })

/** What whoever holds the link may know. */
export const BindingCard = z
  .object({
    company: CompanyCard,
    invitedBy: z.string(),
    partnerType: z.enum(partnerTypes),
    side: z.enum(sides),
    paymentMode: z.enum(paymentModes),
    note: z.string(),
    expiresAt: moment,
  })
  .meta({ id: 'BindingCard' })

export const Listing = z.strictObject({ isListed: z.boolean() }).meta({ id: 'Listing', examples: [{ isListed: true }] })

export const InsurerFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  partnerType: z.enum(partnerTypes).optional(),
})

export const relations = ['none', 'invited', 'active'] as const

/** An insurer that can be asked, and how one stands with it. */
export const Insurer = z.object({ ...CompanyCard.shape, relation: z.enum(relations) }).meta({ id: 'Insurer' })

export type Partnership = z.output<typeof Partnership>
export type PartnershipView = z.output<typeof PartnershipView>
export type PartnerInvitationForm = z.output<typeof PartnerInvitationForm>
export type CompanyCard = z.output<typeof CompanyCard>
export type BindingCard = z.output<typeof BindingCard>
export type Insurer = z.output<typeof Insurer>
