import type { EventType } from '../../events.ts'

interface Field {
  readonly about: string
  readonly example: string
  /** Where somebody gets to: it stands for a whole address, never for a part of one. */
  readonly isLink?: true
}

/** What may stand in a template as `{{name}}`, each with a value to try it with. */
export const templateFields = {
  name: { about: 'The customer’s name', example: 'Jo Smith' },
  company: { about: 'The trading name of the product', example: 'Tarnbrook' },
  product: { about: 'The product', example: 'Pet Lifetime' },
  policyNumber: { about: 'The number of the policy', example: 'PET-2026-000117' },
  insured: { about: 'Who or what is insured', example: 'Biscuit, Dog, born 6 June 2023' },
  plan: { about: 'The plan that was chosen', example: 'Essential' },
  startDate: { about: 'The first day of cover', example: '1 December 2026' },
  endDate: { about: 'The last day of cover', example: '30 November 2027' },
  price: { about: 'The price, tax included', example: '£212.40 a year' },
  amount: { about: 'The payment it is about, or what is given back', example: '£17.70' },
  paymentNumber: { about: 'Which payment it is', example: '3' },
  dueDate: { about: 'When that payment was due', example: '1 February 2027' },
  nextDate: { about: 'When it is tried again, or when cover ends', example: '5 February 2027' },
  reference: { about: 'The reference of the case', example: 'CASE-4821' },
  reason: { about: 'Why', example: 'The photo of the front is too dark.' },
  phone: { about: 'The telephone number of the company', example: '020 7946 0100' },
  link: {
    about: 'The customer’s own page; in a post, where the product is bought',
    example: 'https://pet.example.com/policy',
    isLink: true,
  },
  documents: {
    about: 'The documents that are sent, each with its link',
    example: 'Your certificate of insurance: https://pet.example.com/certificate',
  },
  policyList: {
    about: 'What was bought, a line each, on documents',
    example: 'Insured: Biscuit, Dog, born 6 June 2023',
  },
  coverList: { about: 'What is covered, a line each, on documents', example: 'Vet fees: £7,000 a year' },
  costList: { about: 'What it costs, a line each, on documents', example: 'Total for the year: £212.40' },
  helpList: { about: 'Whom to turn to, a line each, on documents', example: 'Claims and questions: 020 7946 0100' },
  agentName: { about: 'The agent’s name, on their home page', example: 'Edda Marlow' },
  agentLocation: { about: 'Where the agent is, on their home page', example: 'Whitby' },
  voucherName: { about: 'The name of the eVoucher', example: 'Welcome gift' },
  voucherCode: { about: 'The code that pays', example: 'SPRING-7Q2K9' },
  voucherValue: { about: 'What the eVoucher pays', example: '£50.00' },
  voucherStart: { about: 'When the eVoucher starts', example: '1 December 2026 at 09:00' },
  voucherEnd: { about: 'When the eVoucher expires', example: '1 March 2027 at 00:00' },
  voucherAbout: {
    about: 'What is said about the eVoucher',
    example: 'For everybody who opens an account this spring.',
  },
  regulatory: { about: 'Who the company is and who regulates it', example: 'Tarnbrook Insurance Ltd, FRN 123456.' },
} as const satisfies Readonly<Record<string, Field>>

export type TemplateField = keyof typeof templateFields

// The fields are a literal: it has the keys of its type and no others.
export const templateFieldNames = Object.keys(templateFields) as [TemplateField, ...TemplateField[]]

export const isTemplateField = (name: string): name is TemplateField => Object.hasOwn(templateFields, name)

export const isLinkField = (name: string) => isTemplateField(name) && 'isLink' in templateFields[name]

/** Values to try a template with. */
export const exampleValues: Readonly<Record<TemplateField, string>> = Object.fromEntries(
  templateFieldNames.map((name) => [name, templateFields[name].example]),
) as Record<TemplateField, string>

const always = ['name', 'company', 'product', 'phone', 'regulatory'] as const
const ofCover = [...always, 'policyNumber', 'insured', 'plan', 'startDate', 'endDate', 'price'] as const
const ofPolicy = [...ofCover, 'link', 'documents'] as const
const ofPayment = [...ofPolicy, 'amount', 'paymentNumber', 'dueDate'] as const
const ofCase = [...always, 'reference', 'link'] as const

/** What the product knows row by row, as lines of one text: for the fields of a form, which have no rows. */
export const listFields = {
  policy: 'policyList',
  cover: 'coverList',
  cost: 'costList',
  help: 'helpList',
} as const satisfies Readonly<Record<string, TemplateField>>

/** What is known when a document of a policy is made. */
export const documentFields: readonly TemplateField[] = [...ofCover, ...Object.values(listFields)]

/** What is known when an eVoucher is printed: nothing of whoever gets it. */
const voucherFields: readonly TemplateField[] = [
  'company',
  'voucherName',
  'voucherCode',
  'voucherValue',
  'voucherStart',
  'voucherEnd',
  'voucherAbout',
]

/** What is known when each document is made. */
export const fieldsOfDocument = { certificate: documentFields, voucher: voucherFields } as const

/** What is known when the home page of an agent is shown: nothing of whoever looks at it. */
export const pageFields: readonly TemplateField[] = ['agentName', 'agentLocation', 'company']

/** What is known when a post is written: the product it speaks of, where that is bought, and whose post it is. */
export const postFields: readonly TemplateField[] = ['product', 'link', 'company']

export const isPostField = (name: string) => (postFields as readonly string[]).includes(name)

/** The events whose message a company may write itself, and what is known when each is told. */
export const templatedEvents = {
  'policy.documented': ofPolicy,
  'policy.documents-asked': ofPolicy,
  'policy.corrected': ofPolicy,
  'policy.cancelled': [...ofPolicy, 'amount'],
  'policy.lapsed': ofPayment,
  'instalment.failed': [...ofPayment, 'nextDate'],
  'quote.abandoned': [...always, 'link'],
  'referral.made': ofCase,
  'referral.accepted': [...ofCase, 'nextDate'],
  'referral.declined': [...ofCase, 'reason'],
  'vehicle-approval.rejected': [...ofCase, 'reason'],
} as const satisfies Partial<Readonly<Record<EventType, readonly TemplateField[]>>>

export type TemplatedEvent = keyof typeof templatedEvents

// As above.
export const templatedEventTypes = Object.keys(templatedEvents) as [TemplatedEvent, ...TemplatedEvent[]]

export const isTemplatedEvent = (type: string): type is TemplatedEvent => Object.hasOwn(templatedEvents, type)

/** What a customer must be sent with these: a message of them that leaves it out is not put to use. */
export const sendsDocuments = (type: TemplatedEvent) =>
  (templatedEvents[type] as readonly TemplateField[]).includes('documents')
