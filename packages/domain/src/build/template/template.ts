import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { templatedDocuments } from './document-block.ts'
import { TemplateContent } from './template-content.ts'
import { templatedEventTypes } from './template-fields.ts'
import { templateLifecycle } from './template-lifecycle.ts'

export const templateKinds = ['email', 'sms', 'document', 'contract', 'agent-page', 'post'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const templateLimits = { name: 80, tag: 40, templates: 500, versions: 100 } as const

const TemplateKind = z.enum(templateKinds)
const Language = z.enum(languages)

const written = { name: requiredText(templateLimits.name), tag: z.string().trim().max(templateLimits.tag) }

export const TemplateForm = z
  .strictObject({ kind: TemplateKind, ...written, language: Language })
  .meta({ id: 'TemplateForm', examples: [{ kind: 'email', name: 'Welcome', tag: 'Sale', language: 'en_uk' }] })

export const TemplateRename = z
  .strictObject({ id: idOf('template'), ...written })
  .meta({ examples: [{ name: 'Welcome to your policy', tag: 'Sale' }] })

/** Of a company's own, or of the platform's: the copy is one's own. */
export const TemplateCopy = z
  .strictObject({ id: idOf('template'), name: written.name })
  .meta({ examples: [{ name: 'Our welcome' }] })

/** Without a model's name: it travels in a query. */
export const FormUpload = z
  .strictObject({ ...written, language: Language })
  .meta({ examples: [{ name: 'Motor certificate', tag: 'Sale', language: 'en_uk' }], 'x-file-kind': 'form' })

export const NextFormUpload = z
  .strictObject({ id: idOf('formTemplate') })
  .meta({ examples: [{}], 'x-file-kind': 'form' })

/** A template in one of its languages. */
export const TemplateText = z
  .strictObject({ id: idOf('template'), language: Language })
  .meta({ examples: [{ language: 'en_uk' }] })

/** As it is written now, or as one of its versions was published. */
export const TemplateLook = TemplateText.extend({ number: z.int().min(1).nullable().default(null) }).meta({
  examples: [{ language: 'en_uk' }],
})

export const TemplateRef = z.strictObject({ id: idOf('template') })

export const TemplateVersionRef = TemplateRef.extend({ number: z.int().min(1) }).meta({ examples: [{ number: 1 }] })

/** What is left out narrows nothing. */
export const TemplateFilter = z.strictObject({
  kind: TemplateKind.optional(),
  state: z.enum(templateLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

/** Where a message or document is used: for what is told or for which document, of which product, for which readers. */
const place = {
  /** None of a document. */
  eventType: z.enum(templatedEventTypes).nullable(),
  /** None of a message. */
  document: z.enum(templatedDocuments).nullable(),
  /** None: of every product. */
  productId: idOf('product').nullable(),
  /** None: in every language it is written in. */
  language: Language.nullable(),
}

export const TemplateBinding = z
  .object({
    id: idOf('templateBinding'),
    templateId: idOf('template'),
    kind: TemplateKind,
    ...place,
    /** The home page that is drawn from it. None of a message or document. */
    agentPageId: idOf('agentPage').nullable(),
  })
  .meta({ id: 'TemplateBinding' })

export const BindingForm = z
  .strictObject({
    templateId: idOf('template'),
    ...place,
    eventType: place.eventType.default(null),
    document: place.document.default(null),
  })
  .meta({ examples: [{ eventType: 'policy.documented', productId: null, language: null }] })

export const BindingRef = z.strictObject({ id: idOf('templateBinding') })

export const Template = z
  .object({
    ...written,
    id: idOf('template'),
    kind: TemplateKind,
    state: z.enum(templateLifecycle.states),
    /** What it was copied from. */
    originId: idOf('template').nullable(),
    /** The newest version that is sent; none before the first was published. */
    published: z.object({ number: z.int(), at: moment }).nullable(),
    /** There is a draft that differs from what is sent. */
    hasChanges: z.boolean(),
    /** A PDF form that was uploaded to be filled in. */
    isForm: z.boolean(),
    /** The one home page that it is designed for; none of what any may be drawn from. */
    agentPageId: idOf('agentPage').nullable(),
    bindings: z.array(TemplateBinding),
    removedAt: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Template' })

/** What was published once, the newest of which is what is sent. */
export const TemplateVersion = z
  .object({
    number: z.int(),
    publishedAt: moment,
    /** None of what the product brings itself. */
    publishedBy: z.string().nullable(),
  })
  .meta({ id: 'TemplateVersion' })

/** A draft as it would be sent, printed or shown, with examples in it or what is known of a policy. */
export const TemplatePreview = z
  .object({
    subject: z.string(),
    text: z.string(),
    /** None of a text message or a document. */
    html: z.string().nullable(),
    htmlBytes: z.int(),
    /** Of a document its pages, as base64. */
    pdf: z.string().nullable(),
    /** Fields that are not known here and have no fallback: the standard is given out, or on a page they are left out. */
    missing: z.array(z.string()),
    /** What is missing before it can be published, by its place. */
    problems: z.record(z.string(), z.string()),
  })
  .meta({ id: 'TemplatePreview' })

/** Of which language, of one product or of none in particular; and with which template it might be printed. */
export const DocumentComparison = z
  .strictObject({
    document: z.enum(templatedDocuments),
    language: Language,
    productId: idOf('product').nullable(),
    templateId: idOf('documentTemplate').nullable().default(null),
  })
  .meta({ examples: [{ document: 'certificate', language: 'en_uk', productId: null }] })

const OwnPages = z.object({
  templateId: idOf('template'),
  name: z.string(),
  number: z.int(),
  pdf: z.string().nullable(),
  /** Not known of a policy and without a fallback: where there are any, the standard is printed. */
  missing: z.array(z.string()),
})

/** Pages as base64, each with the same examples in it. */
export const ComparedDocument = z
  .object({
    standard: z.object({ pdf: z.string() }),
    /** What a product that is published now takes over; none where no template is in use for it. */
    own: OwnPages.nullable(),
    /** What would be printed with the template that was asked about. */
    proposed: OwnPages.nullable(),
  })
  .meta({ id: 'ComparedDocument' })

/** The platform's, as everybody sees them. */
export const SystemTemplate = z
  .object({
    id: idOf('template'),
    kind: TemplateKind,
    name: z.string(),
    tag: z.string(),
    number: z.int(),
    publishedAt: moment,
    content: TemplateContent,
  })
  .meta({ id: 'SystemTemplate' })

export type Template = z.output<typeof Template>
export type TemplateBinding = z.output<typeof TemplateBinding>
export type TemplateVersion = z.output<typeof TemplateVersion>
export type TemplatePreview = z.output<typeof TemplatePreview>
export type SystemTemplate = z.output<typeof SystemTemplate>
