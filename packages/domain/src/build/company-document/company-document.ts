import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, moment, oneOf, requiredText } from '../../fields.ts'

export const documentCategories = ['wording', 'information', 'claims', 'legal', 'marketing', 'other'] as const

/** Documents of one company, versions of one document, and products that are named as using it. */
export const companyDocumentLimits = { documents: 1000, versions: 100, uses: 50 } as const

const about = {
  name: requiredText(120),
  category: oneOf(documentCategories),
  /** The language it is written in; null where it does not matter. */
  language: z.enum(languages).nullable(),
  /** The last day on which it may be used. */
  validUntil: z.iso.date('Enter a date').nullable(),
}

const DocumentFile = z.object({
  fileId: idOf('file'),
  number: z.int(),
  fileName: z.string(),
  type: z.string(),
  bytes: z.int(),
  createdAt: moment,
})

export const CompanyDocument = z
  .object({
    ...about,
    id: idOf('companyDocument'),
    /** The newest version. */
    newest: DocumentFile,
    isExpired: z.boolean(),
    /** A PDF that is small enough for the documents of a product. */
    isForProducts: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'CompanyDocument' })

export type CompanyDocument = z.output<typeof CompanyDocument>

export const CompanyDocumentDetail = z
  .object({
    document: CompanyDocument,
    versions: z.array(DocumentFile),
    /** Products whose draft shows it, in whichever version; at most `uses` of `useCount`. */
    uses: z.array(z.object({ id: idOf('product'), name: z.string(), isNewest: z.boolean() })),
    useCount: z.int(),
  })
  .meta({ id: 'CompanyDocumentDetail' })

export type CompanyDocumentDetail = z.output<typeof CompanyDocumentDetail>

export const CompanyDocumentForm = z.strictObject({ id: idOf('companyDocument'), ...about }).meta({
  examples: [{ name: 'Policy wording 2027', category: 'wording', language: 'en_uk', validUntil: '2027-12-31' }],
})

/** Without a model's name: it travels in a query. */
export const CompanyDocumentUpload = z
  .strictObject({ name: requiredText(200) })
  .meta({ examples: [{ name: 'leaflet.png' }] })

export const CompanyDocumentVersionUpload = z
  .strictObject({ id: idOf('companyDocument'), name: requiredText(200) })
  .meta({ examples: [{ name: 'leaflet.png' }] })

export const CompanyDocumentRef = z.strictObject({ id: idOf('companyDocument') })

export const CompanyDocumentFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  category: z.enum(documentCategories).optional(),
  /** Only what may be a document of a product today. */
  isForProducts: z.boolean().optional(),
})
