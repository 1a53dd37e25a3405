import { z } from 'zod'
import { type Country, countries, idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { CompanyProfileForm } from '../company/company-profile.ts'
import { businessTypes } from '../company/kinds.ts'
import { reviewLifecycle } from './verification-lifecycle.ts'

/** What shows that a company is one, and who stands behind it. */
export const documentKinds = [
  'certificateOfIncorporation',
  'nnc1Nar1',
  'businessRegistration',
  'proofOfAddress',
  'beneficialOwnerPassport',
  'authorizedSignatoryPassport',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** NNC1, NAR1 and the business registration are papers of Hong Kong's registers: elsewhere they are welcome, not needed. */
const onlyInHongKong: ReadonlySet<DocumentKind> = new Set(['nnc1Nar1', 'businessRegistration'])

export const isNeeded = (kind: DocumentKind, country: Country) => country === 'HK' || !onlyInHongKong.has(kind)

export const VerificationDocument = z
  .object({
    kind: z.enum(documentKinds),
    number: z.string(),
    file: z.object({ id: idOf('verificationFile'), name: z.string(), bytes: z.int(), createdAt: moment }).nullable(),
  })
  .meta({ id: 'VerificationDocument' })

export const DocumentForm = z
  .strictObject({
    kind: z.enum(documentKinds),
    number: requiredText(60),
    fileId: idOf('verificationFile'),
  })
  .meta({ id: 'DocumentForm', examples: [{ kind: 'proofOfAddress', number: 'PA-2026-11' }] })

export const DocumentRef = z
  .strictObject({ kind: z.enum(documentKinds) })
  .meta({ examples: [{ kind: 'proofOfAddress' }] })

/** Kinds that are needed and lack number or file. */
export const missingDocuments = (documents: readonly VerificationDocument[], country: Country) =>
  documentKinds.filter(
    (kind) =>
      isNeeded(kind, country) &&
      !documents.some((document) => document.kind === kind && document.number !== '' && document.file),
  )

/** A company as its reviewer finds it in the list. */
export const Review = z
  .object({
    id: idOf('review'),
    companyName: z.string(),
    referenceNumber: z.string(),
    businessType: z.enum(businessTypes),
    country: z.enum(countries),
    state: z.enum(reviewLifecycle.states),
    /** Who sent it in. */
    submittedBy: z.string(),
    createdAt: moment,
    decidedAt: moment.nullable(),
  })
  .meta({ id: 'Review' })

/** What was sent in, as it was then: what is decided about must not change underneath. */
export const ReviewContent = Review.extend({
  profile: CompanyProfileForm,
  documents: z.array(z.object({ kind: z.enum(documentKinds), number: z.string(), fileName: z.string() })),
  reasons: z.string(),
  decidedBy: z.string(),
}).meta({ id: 'ReviewContent' })

export const ReviewFilter = z.strictObject({
  state: z.enum(reviewLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

export const ReviewRef = z.strictObject({ id: idOf('review') })

export const ReviewedDocumentRef = z
  .strictObject({ id: idOf('review'), kind: z.enum(documentKinds) })
  .meta({ examples: [{ kind: 'proofOfAddress' }] })

export const verdicts = ['verify', 'fail'] as const

export const ReviewDecision = z
  .strictObject({
    id: idOf('review'),
    verdict: z.enum(verdicts),
    /** The company reads them; needed when it fails. */
    reasons: z.string().trim().max(2000),
  })
  .refine(({ verdict, reasons }) => verdict === 'verify' || reasons !== '', {
    path: ['reasons'],
    message: messages.required,
  })
  .meta({ id: 'ReviewDecision', examples: [{ verdict: 'fail', reasons: 'The proof of address is out of date.' }] })

export type VerificationDocument = z.output<typeof VerificationDocument>
export type Review = z.output<typeof Review>
export type ReviewContent = z.output<typeof ReviewContent>
