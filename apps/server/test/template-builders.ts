import type { Language } from '@coverwright/domain/base/language/language'
import type { MailText } from '@coverwright/domain/build/template/mail-block'
import type { PageBlock } from '@coverwright/domain/build/template/page-block'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import type { AgentPageContent, TemplateContent } from '@coverwright/domain/build/template/template-content'
import type { TemplatedEvent } from '@coverwright/domain/build/template/template-fields'
import { aForm } from './a-form.ts'
import { aPdf } from './a-pdf.ts'
import type { TestCompany } from './test-app.ts'

let number = 0
const editor = '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90'

/** One that fits every message: it asks for nothing without a fallback, and lists what is sent. */
export const aMail = (overrides: Partial<MailText> = {}): MailText => ({
  subject: 'Welcome {{name|dear customer}}',
  previewText: 'Your cover begins',
  blocks: [
    { type: 'heading', id: 'heading', text: 'Welcome to {{company|us}}' },
    { type: 'paragraph', id: 'paragraph', text: 'Dear {{name|customer}}, thank you.' },
    { type: 'documents', id: 'documents', title: 'Your documents' },
  ],
  footer: 'You get this because you are our customer.',
  ...overrides,
})

export const anEmail = (texts: Partial<Record<Language, MailText>> = { en_uk: aMail() }): TemplateContent => ({
  version: 1,
  kind: 'email',
  texts,
})

/** A certificate with a heading of its own over what every certificate has. */
export function aDocument(words = 'Welcome {{name|customer}}', language: Language = 'en_uk'): TemplateContent {
  const { title, blocks } = standardCertificate(language)
  const heading = { type: 'heading', id: 'ours', size: 'title', text: words } as const
  return { version: 1, kind: 'document', texts: { [language]: { title, blocks: [heading, ...blocks.slice(2)] } } }
}

/** The home page of agents with blocks of its own above what all have. */
export const aPage = (own: readonly PageBlock[] = [], language: Language = 'en_uk'): AgentPageContent => ({
  version: 1,
  kind: 'agent-page',
  look: standardLook,
  texts: { [language]: { blocks: [...own, ...standardPage.blocks] } },
})

/** One that can be filled in without anything being said but with whom it is. */
export const aContract = (words = 'Between {{ourName}} and {{partnerName}}'): TemplateContent => ({
  version: 1,
  kind: 'contract',
  terms: [],
  texts: { en_uk: { title: '{{agreementName}}', blocks: [{ type: 'paragraph', id: 'words', text: words }] } },
})

type Client = Pick<TestCompany, 'client'>

export const aFileTemplate = async ({ client }: Client) =>
  client.fileTemplate.uploadFileTemplate({ name: `proposal ${++number}.pdf` }, new Blob([await aPdf()]))

/** Puts a content in place of the draft. */
export async function writeTemplate({ client }: Client, ownerId: string, content: unknown) {
  const place = { ownerId, kind: 'template' } as const
  const { revision } = await client.document.getDocument(place)
  return client.document.changeDocument({
    ...place,
    editor,
    revision,
    patches: [{ op: 'replace', path: [], value: content }],
  })
}

/** Written and published. */
export async function aTemplate(company: Client, content: TemplateContent = anEmail()) {
  const { template } = company.client
  const { id } = await template.createTemplate({
    kind: content.kind,
    name: `Template ${++number}`,
    tag: 'Sale',
    language: 'en_uk',
  })
  return publishAnew(company, id, content)
}

/** Written, and published as its next version. */
export async function publishAnew(company: Client, id: string, content: unknown) {
  await writeTemplate(company, id, content)
  await company.client.document.unlockDocument({ ownerId: id, kind: 'template', editor })
  return company.client.template.publishTemplate({ id })
}

export async function aRemovedTemplate(company: Client) {
  const { id } = await aTemplate(company)
  return company.client.template.removeTemplate({ id })
}

/** Made of another one, which it can be reset to. */
export async function aCopy(company: Client) {
  const { id } = await aTemplate(company)
  return company.client.template.copyTemplate({ id, name: `Copy ${++number}` })
}

const bound: readonly TemplatedEvent[] = [
  'policy.documented',
  'policy.corrected',
  'policy.cancelled',
  'policy.lapsed',
  'instalment.failed',
]

/** Each in a language of its own, so that many can stand beside one another. */
export async function aBinding(company: Client) {
  const { template } = company.client
  const taken = await template.listBindings({ kind: 'email' })
  const eventType = bound[taken.length % bound.length] ?? 'policy.documented'
  const language = (['en_uk', 'en_us', 'de_de', 'fr_fr', 'th_th'] as const)[Math.floor(taken.length / bound.length)]
  const { id } = await aTemplate(company, anEmail({ [language ?? 'en_uk']: aMail() }))
  return template.bindTemplate({ templateId: id, eventType, productId: null, language: language ?? null })
}

export const aFormTemplate = async ({ client }: Client) =>
  client.template.uploadForm({ name: `Form ${++number}`, tag: '', language: 'en_uk' }, new Blob([await aForm()]))

/** A PDF form, by its file: its template goes to the trash, for there may be few besides. */
export async function aFormFile(company: Client) {
  const { template } = company.client
  const { id } = await aFormTemplate(company)
  const { fileId } = await template.uploadNextForm({ id }, new Blob([await aForm()]))
  await template.removeTemplate({ id })
  return { id: fileId }
}
