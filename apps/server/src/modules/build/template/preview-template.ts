import { examplePageHtml } from '@coverwright/blocks/agent-page/example-page'
import type { PageDesign } from '@coverwright/blocks/agent-page/page-facts'
import type { template } from '@coverwright/contract/build/template'
import type { Language } from '@coverwright/domain/base/language/language'
import { templateProblems } from '@coverwright/domain/build/template/check-template'
import { fillTemplate } from '@coverwright/domain/build/template/compiled'
import { composePost } from '@coverwright/domain/build/template/compose-post'
import { exampleContract } from '@coverwright/domain/build/template/contract-fields'
import { exampleDocument } from '@coverwright/domain/build/template/example-document'
import { type DocumentFacts, type FilledDocument, fillDocument } from '@coverwright/domain/build/template/fill-document'
import { fillPage } from '@coverwright/domain/build/template/fill-page'
import type { Values } from '@coverwright/domain/build/template/segments'
import { documentOf } from '@coverwright/domain/build/template/standard-voucher'
import type { TemplatePreview } from '@coverwright/domain/build/template/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { exampleValues } from '@coverwright/domain/build/template/template-fields'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { OutsideContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { readDocument } from '../document/index.ts'
import { ownValues } from './brand.ts'
import { compileTemplate } from './compile-template.ts'
import { tryDocument } from './document/render-document.ts'
import { templateDocument } from './document-kind.ts'
import { getTemplateInCompany } from './internal.ts'
import { drawLogo, findLogo, type Logo, withLogoShown } from './logo.ts'
import { getPublished } from './versions.ts'

interface Draft {
  readonly id: string
  /** A version as it was published; without it, what is written now. */
  readonly number?: number | null
  readonly language: Language
  /** What is known of a policy; without it, examples. */
  readonly facts?: Pick<DocumentFacts, 'values'> & Partial<DocumentFacts>
  /** The home page it is tried on; without it, that of an agent who is made up. */
  readonly page?: TriedPage
}

interface TriedPage {
  readonly values: Values
  readonly draw: (design: PageDesign) => string
}

/** All but the pages of a document, which are set outside of any transaction. */
interface Drafted extends Omit<TemplatePreview, 'pdf'> {
  readonly document: FilledDocument | null
  readonly logo: Logo | null
}

const noWords = { subject: '', text: '', html: null, htmlBytes: 0 } as const

/** As it would be sent, printed or shown. */
export async function readDraft(tx: ReadTx, { id, number = null, language, facts, page }: Draft): Promise<Drafted> {
  await getTemplateInCompany(tx, id)
  const { content, compiled, problems } = number === null ? await written(tx, id) : await published(tx, id, number)
  const own = await ownValues(tx, compiled, language)
  if (page && content.kind !== 'agent-page') return fail('template.does-not-fit')
  if (hasPages(content)) return { ...noWords, logo: null, problems, ...drawn(content, language, facts, own) }
  if (content.kind === 'agent-page') {
    const { values, draw } = page ?? (await examplePage(tx))
    return { ...noWords, logo: null, problems, ...shown(content, language, { values: { ...own, ...values }, draw }) }
  }
  if (content.kind === 'post') {
    const post = content.texts[language] ?? fail('template.no-such-language')
    const { text, missing } = composePost(post, { ...exampleValues, ...own })
    return { ...noWords, text, missing: [...missing], problems, document: null, logo: null }
  }
  const values = { ...own, ...(facts?.values ?? exampleValues) }
  const filled = fillTemplate(compiled, language, values) ?? fail('template.no-such-language')
  const { text, missing } = filled
  if (filled.kind === 'sms') return { ...noWords, text, missing: [...missing], problems, document: null, logo: null }
  const { subject, html } = filled
  const htmlBytes = Buffer.byteLength(html)
  const logo = await findLogo(tx)
  return { subject, text, html, htmlBytes, missing: [...missing], problems, document: null, logo }
}

async function written(tx: ReadTx, id: string) {
  const content = (await readDocument(tx, templateDocument, id)) ?? fail('template.unfinished')
  return { content, compiled: compileTemplate(content), problems: templateProblems(content) }
}

/** It was finished when it was published. */
const published = async (tx: ReadTx, id: string, number: number) => ({
  ...(await getPublished(tx, id, number)),
  problems: {},
})

type Pages = Extract<TemplateContent, { kind: 'document' | 'contract' }>

export const hasPages = (content: TemplateContent): content is Pages =>
  content.kind === 'document' || content.kind === 'contract'

function drawn(
  content: Pages,
  language: Language,
  facts: Draft['facts'],
  own: Values,
): Pick<Drafted, 'document' | 'missing'> {
  const text = content.texts[language] ?? fail('template.no-such-language')
  const example = exampleDocument(language, documentOf(text))
  const known =
    content.kind === 'contract' ? { ...example, values: exampleContract(content.terms) } : { ...example, ...facts }
  const { document, missing } = fillDocument(text, { ...known, values: { ...own, ...known.values } })
  return { document, missing: [...missing] }
}

/** That of an agent who is made up, of the company's own. */
async function examplePage(tx: ReadTx): Promise<TriedPage> {
  const { name: company, licenceNumber, themeColour: brand } = await getOwnCompanyRow(tx)
  const { agentName, agentLocation } = exampleValues
  return {
    values: { agentName, agentLocation, company },
    draw: (design) => examplePageHtml({ company, licenceNumber, brand }, design),
  }
}

function shown(
  { texts, look }: Extract<TemplateContent, { kind: 'agent-page' }>,
  language: Language,
  { values, draw }: TriedPage,
): Pick<Drafted, 'html' | 'htmlBytes' | 'document' | 'missing'> {
  const { blocks, missing } = fillPage(texts[language] ?? fail('template.no-such-language'), values)
  const html = draw({ language, look, blocks })
  return { html, htmlBytes: Buffer.byteLength(html), document: null, missing: [...missing] }
}

/** What is too long to be set says so beside the document; the reader writes on. */
export async function setPages(
  { document, logo, ...drafted }: Drafted,
  { ports, actor }: Pick<OutsideContext, 'ports' | 'actor'>,
): Promise<TemplatePreview> {
  const drawnLogo = logo ? await drawLogo(ports.files, logo) : undefined
  if (!document) return { ...drafted, html: drafted.html && withLogoShown(drafted.html, drawnLogo), pdf: null }
  try {
    return {
      ...drafted,
      pdf: Buffer.from(await tryDocument(document, { files: ports.files, companyId: actor.companyId })).toString(
        'base64',
      ),
    }
  } catch (error) {
    if (!(error instanceof TaskRefused)) throw error
    return { ...drafted, pdf: null, problems: { ...drafted.problems, pages: error.message } }
  }
}

/** What is written, or was published, with examples in it. */
export const previewTemplate = goOut<typeof template, 'previewTemplate'>()({
  read: ({ tx }, asked) => readDraft(tx, asked),
  act: setPages,
  settle: async (_context, _drafted, preview) => preview,
})
