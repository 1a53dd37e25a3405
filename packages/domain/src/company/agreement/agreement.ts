import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { agreementLifecycle } from './agreement-lifecycle.ts'

/** Who executed an agreement, when and from where. */
export const Signature = z
  .object({
    /** As it was typed. */
    name: z.string(),
    /** Who was signed in; not known of those that are older than this record. */
    signedInAs: z.string().optional(),
    title: z.string(),
    email: z.string(),
    companyName: z.string(),
    address: z.string(),
    signedAt: moment,
  })
  .meta({ id: 'Signature' })

export const Agreement = z
  .object({
    id: idOf('agreement'),
    name: z.string(),
    pageCount: z.int(),
    bytes: z.int(),
    /** SHA-256 of the file as it was uploaded or made: two copies are the same when it is. */
    hash: z.string(),
    state: z.enum(agreementLifecycle.states),
    /** Of one's own side. */
    signature: Signature.nullable(),
    /** With whom it is, for a contract with a partner; both sides execute it. */
    partner: z.object({ name: z.string(), isOurs: z.boolean(), signature: Signature.nullable() }).nullable(),
    /** The copy with the page that says who executed it; it follows the execution by a moment. */
    hasExecutedCopy: z.boolean(),
    /** The contract template it was filled from, to the side that made it; none of what was uploaded. */
    madeFrom: z.object({ name: z.string(), number: z.int() }).nullable(),
    uploadedBy: z.string(),
    createdAt: moment,
    trashedAt: moment.nullable(),
  })
  .meta({ id: 'Agreement' })

export const agreementName = requiredText(120)

export const AgreementForm = z
  .strictObject({ name: agreementName, fileId: idOf('agreementFile') })
  .meta({ id: 'AgreementForm', examples: [{ name: 'Terms of business 2026' }] })

/** A contract with a partner one is bound to. */
export const ContractForm = z
  .strictObject({ partnershipId: idOf('partnership'), name: agreementName, fileId: idOf('agreementFile') })
  .meta({ id: 'ContractForm', examples: [{ name: 'Binding authority 2026' }] })

export const AgreementNameForm = z
  .strictObject({ id: idOf('agreement'), name: agreementName })
  .meta({ id: 'AgreementNameForm', examples: [{ name: 'Terms of business 2027' }] })

export const AgreementFilter = z.strictObject({
  isInTrash: z.boolean().optional(),
  state: z.enum(agreementLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

export const AgreementRef = z.strictObject({ id: idOf('agreement') })

export const agreementCopies = ['original', 'executed'] as const

export const AgreementCopyRef = z
  .strictObject({ id: idOf('agreement'), copy: z.enum(agreementCopies) })
  .meta({ examples: [{ copy: 'original' }] })

/** Typing one's name is the signature; the box says that it is meant as one. */
export const ExecutionForm = z
  .strictObject({
    id: idOf('agreement'),
    name: requiredText(80),
    hasAgreed: z.boolean().refine((hasAgreed) => hasAgreed, messages.required),
  })
  .meta({ id: 'ExecutionForm', examples: [{ name: 'Rowan Ellery', hasAgreed: true }] })

export type Agreement = z.output<typeof Agreement>
export type Signature = z.output<typeof Signature>
