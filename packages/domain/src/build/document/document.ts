import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { Patch } from './patch.ts'

/** Of a product: body and shell. */
export const productDocuments = ['body', 'shell'] as const

/** Everything that is edited piece by piece, each with its own revision, lock and versions. */
export const documentKinds = [...productDocuments, 'component', 'template'] as const

export const documentLimits = {
  /** A save that changes more sends the document whole. */
  patches: 500,
  note: 500,
  /** So long after its holder was last heard of the document is free for others. */
  lockSeconds: 60,
} as const

/** One window of the studio: the same person may have the document open in two. */
const EditorId = z.uuid().meta({ examples: ['018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90'] })

const place = { id: idOf('product'), document: z.enum(productDocuments) }

export const DocumentRef = z.strictObject(place).meta({ examples: [{ document: 'body' }] })

export const EditorRef = z
  .strictObject({ ...place, editor: EditorId })
  .meta({ examples: [{ document: 'body', editor: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90' }] })

/** Who is editing, and until when nobody else can unless they are heard of again. */
export const DocumentLock = z
  .object({
    holder: z.object({ memberId: idOf('member'), name: z.string(), editor: z.string() }).nullable(),
    until: moment.nullable(),
    /** Who locked what it is of: nobody edits it, whoever holds it. */
    lockedBy: z.string().nullable(),
    /** Of the document: whoever reads along sees when there is more to read. */
    revision: z.int(),
  })
  .meta({ id: 'DocumentLock' })

export const DocumentChange = z.strictObject({
  ...place,
  /** The save it starts from: a save on top of somebody else's is refused. */
  revision: z.int().min(1),
  editor: EditorId,
  patches: z.array(Patch).min(1).max(documentLimits.patches, 'There are too many changes in one save'),
})

/** What a save answers. */
export const DocumentSaved = z.object({ revision: z.int(), savedAt: moment }).meta({ id: 'DocumentSaved' })

export const VersionForm = z
  .strictObject({ ...place, revision: z.int().min(1), note: z.string().trim().max(documentLimits.note) })
  .meta({ examples: [{ document: 'body', revision: 2, note: 'Rates of the new year' }] })

/** A document as it was at one moment, kept under a number. Nothing ever changes it. */
export const DocumentVersion = z
  .object({
    id: idOf('documentVersion'),
    number: z.int(),
    note: z.string(),
    savedBy: z.string(),
    createdAt: moment,
    /** It was put before customers, or testers, like this. */
    publishedAt: moment.nullable(),
    /** The draft is exactly this. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'DocumentVersion' })

export type DocumentKindName = (typeof documentKinds)[number]
export type ProductDocument = (typeof productDocuments)[number]
export type DocumentLock = z.output<typeof DocumentLock>
export type DocumentVersion = z.output<typeof DocumentVersion>
