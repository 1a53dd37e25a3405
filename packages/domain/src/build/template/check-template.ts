import { type Language, languageNames } from '../../base/language/language.ts'
import { fieldsIn } from '../../base/merge/merge.ts'
import { plainText } from '../page/rich-text.ts'
import { certificateLacks, documentLacks, voucherLacks } from './check-document.ts'
import { pageLacks } from './check-page.ts'
import { type Compiled, type CompiledMail, type CompiledSms, isPages, namedFields, neededFields } from './compiled.ts'
import { namesInContract } from './contract-fields.ts'
import { isOfProduct, type TemplatedDocument } from './document-block.ts'
import { namedInDocument, neededInDocument } from './fill-document.ts'
import { namedInPage, neededInPage } from './fill-page.ts'
import type { KeywordTexts } from './keyword-texts.ts'
import { everyMailBlock, type MailBlock, type MailBlockType, type MailText } from './mail-block.ts'
import { type Segment, segmentsOf as segmentsOfText } from './segments.ts'
import type { ContractContent, TemplateContent } from './template-content.ts'
import {
  fieldsOfDocument,
  isPostField,
  isTemplateField,
  pageFields,
  sendsDocuments,
  type TemplatedEvent,
  templatedEvents,
} from './template-fields.ts'

type Problems = Readonly<Record<string, string>>

/** What is missing before it may be published, by its place. */
export function templateProblems(content: TemplateContent): Problems {
  if (content.kind === 'sms')
    return found(
      Object.entries(content.texts).map(([language, { text }]) => [
        `texts.${language}.text`,
        text.trim() === '' && 'Write the message',
      ]),
    )
  if (content.kind === 'document')
    return found(Object.entries(content.texts).flatMap(([language, text]) => documentLacks(language, text)))
  if (content.kind === 'agent-page')
    return found(Object.entries(content.texts).flatMap(([language, text]) => pageLacks(language, text)))
  if (content.kind === 'contract') return found(contractLacks(content))
  if (content.kind === 'post') return found(Object.entries(content.texts).flatMap(([at, text]) => postLacks(at, text)))
  return found(Object.entries(content.texts).flatMap(([language, mail]) => mailProblems(mail, `texts.${language}`)))
}

/** A promotion says what the risk is; and of a post only so much is known. */
function postLacks(
  language: string,
  { text, riskLine }: { readonly text: string; readonly riskLine: string },
): Looked[] {
  const unknown = fieldsIn(text).find(({ name, fallback }) => fallback === undefined && !isPostField(name))
  return [
    [`texts.${language}.text`, text.trim() === '' && 'Write the post'],
    [
      `texts.${language}.text`,
      unknown !== undefined && `{{${unknown.name}}} is not known of a post: give it a fallback`,
    ],
    [`texts.${language}.riskLine`, riskLine.trim() === '' && 'Write the risk line'],
  ]
}

type Looked = readonly [place: string, problem: string | false]

/** What is known of a sale is not known of a contract. */
function contractLacks({ terms, texts }: ContractContent): Looked[] {
  const unsaid = terms.some(({ label }) => label.trim() === '')
  const unknown = Object.entries(texts).map(([language, text]): Looked => {
    const field = neededInDocument(text).find(isTemplateField)
    return [`texts.${language}`, field !== undefined && `{{${field}}} is not known of a contract: give it a fallback`]
  })
  const lacking = Object.entries(texts).flatMap(([language, text]) => documentLacks(language, text))
  return [['terms', unsaid && 'Say what each term is'], ...lacking, ...unknown]
}

const found = (looked: readonly Looked[]): Problems =>
  Object.fromEntries(looked.flatMap(([place, problem]) => (problem ? [[place, problem]] : [])))

const mailProblems = ({ subject, blocks }: MailText, at: string): Looked[] => [
  [`${at}.subject`, subject.trim() === '' && 'Write a subject'],
  [`${at}.blocks`, blocks.length === 0 && 'Write something'],
  ...everyMailBlock(blocks).map((block): Looked => [`${at}.blocks.${block.id}`, blockProblem(block)]),
]

type Lacking<Type extends MailBlockType> = (block: Extract<MailBlock, { type: Type }>) => string | false

const never = () => false as const

const lacking: { readonly [Type in MailBlockType]: Lacking<Type> } = {
  heading: ({ text }) => text.trim() === '' && 'Write the heading',
  paragraph: ({ text }) => plainText(text).trim() === '' && 'Write the paragraph',
  button: ({ label, link }) => (label.trim() === '' || link === '') && 'Say what the button does and where it leads',
  image: ({ address }) => address === '' && 'Say where the picture is',
  facts: ({ rows }) => rows.some(({ label, value }) => label === '' || value === '') && 'Fill in every row',
  columns: never,
  divider: never,
  documents: never,
  spacer: never,
}

/** The types of block and check fit one another: both come from the same key. */
const blockProblem = (block: MailBlock) => (lacking[block.type] as Lacking<MailBlockType>)(block)

interface Use {
  readonly eventType: TemplatedEvent | null
  readonly document: TemplatedDocument | null
  readonly productId?: string | null
}

/** Why a template cannot be used there. A message is told of an event, a document is made for a policy, a page is an agent's. */
export function useProblem(
  compiled: Compiled,
  { eventType, document, productId }: Use,
  keywords: KeywordTexts,
): string | undefined {
  if (document && !isOfProduct(document) && productId) return 'An eVoucher is of no product: leave the product empty'
  if (compiled.kind === 'agent-page')
    return document || eventType ? 'Choose it for the home page of an agent' : unknownIn(compiled, pageFields, keywords)
  if (compiled.kind === 'post') return 'A post template is chosen when a post is written'
  if (compiled.kind === 'contract') return 'A contract is chosen when an agreement is made'
  if (compiled.kind === 'document')
    return document && !eventType ? documentProblem(compiled, document, keywords) : 'Say which document it is'
  return eventType && !document ? bindingProblem(compiled, eventType, keywords) : 'Say which message it is'
}

const lacksOf = { certificate: certificateLacks, voucher: voucherLacks } as const

const documentProblem = (
  compiled: Extract<Compiled, { kind: 'document' }>,
  document: TemplatedDocument,
  keywords: KeywordTexts,
) =>
  unknownIn(compiled, fieldsOfDocument[document], keywords) ??
  byLanguage(compiled.texts, (text) => text)
    .map(([language, text]) => lacksOf[document](text, valuesIn(keywords, language)))
    .find((problem) => problem !== undefined)

const valuesIn = (keywords: KeywordTexts, language: Language) =>
  Object.fromEntries(Object.entries(keywords).map(([name, texts]) => [name, texts[language]]))

/** Why a template cannot be used for an event: it needs what is not known then, or leaves out what must be sent. */
export function bindingProblem(
  compiled: Compiled,
  type: TemplatedEvent,
  keywords: KeywordTexts = {},
): string | undefined {
  const unknown = unknownIn(compiled, templatedEvents[type], keywords)
  if (unknown) return unknown
  const lacks =
    compiled.kind === 'email' &&
    sendsDocuments(type) &&
    !Object.values(compiled.texts).every((mail) => namesDocuments(segmentsOf(mail)))
  return lacks ? 'It must list the documents that are sent: add that block in every language' : undefined
}

/** What it needs besides what is known. A keyword is known in the languages it has a text in. */
export function unknownIn(compiled: Compiled, known: readonly string[], keywords: KeywordTexts): string | undefined {
  for (const [language, { needed }] of fieldsByLanguage(compiled)) {
    const isKnown = (name: string) => known.includes(name) || name.startsWith('brand.') || keywords[name]?.[language]
    const unknown = needed.find((name) => !isKnown(name))
    if (unknown) return `{{${unknown}}} is not known then: give it a fallback`
  }
  return undefined
}

/** The keywords that stand in it, with a fallback or without. */
export const keywordsIn = (compiled: Compiled): string[] => {
  const named = fieldsByLanguage(compiled).flatMap(([, fields]) => fields.named)
  return [...new Set(named.filter(isKeyword(compiled)))]
}

/** What names a keyword in a language that has no text for it, by its place. */
export function keywordProblems(compiled: Compiled, keywords: KeywordTexts): Problems {
  return found(
    fieldsByLanguage(compiled).flatMap(([language, { needed }]) =>
      needed
        .filter((name) => isKeyword(compiled)(name) && !keywords[name]?.[language])
        .map(
          (name): Looked => [
            `texts.${language}`,
            `The keyword {{${name}}} has no text in ${languageNames[language]}: write one, or give it a fallback`,
          ],
        ),
    ),
  )
}

const isKeyword = (compiled: Compiled) => {
  const own = compiled.kind === 'contract' ? namesInContract(compiled.terms) : []
  return (name: string) => !isTemplateField(name) && !name.startsWith('brand.') && !own.includes(name)
}

const segmentsOf = (written: CompiledMail | CompiledSms): readonly Segment[] =>
  'html' in written ? [written.subject, written.html, written.text].flat() : written.text

interface Fields {
  /** Those it cannot do without. */
  readonly needed: readonly string[]
  readonly named: readonly string[]
}

function fieldsByLanguage(compiled: Compiled): (readonly [Language, Fields])[] {
  if (isPages(compiled))
    return byLanguage(compiled.texts, (text) => ({ needed: neededInDocument(text), named: namedInDocument(text) }))
  if (compiled.kind === 'agent-page')
    return byLanguage(compiled.texts, (text) => ({ needed: neededInPage(text), named: namedInPage(text) }))
  if (compiled.kind === 'post')
    return byLanguage(compiled.texts, ({ text }) => {
      const segments = segmentsOfText(text, 'text')
      return { needed: neededFields(segments), named: namedFields(segments) }
    })
  return byLanguage<CompiledMail | CompiledSms, Fields>(compiled.texts, (text) => {
    const segments = segmentsOf(text)
    return { needed: neededFields(segments), named: namedFields(segments) }
  })
}

const byLanguage = <Text, T>(texts: Readonly<Partial<Record<Language, Text>>>, make: (text: Text) => T) =>
  // The keys of what was compiled are languages.
  (Object.entries(texts) as [Language, Text][]).map(([language, text]) => [language, make(text)] as const)

const namesDocuments = (segments: readonly Segment[]): boolean =>
  segments.some(
    (segment) => typeof segment === 'object' && 'when' in segment && segment.when.every((name) => name === 'documents'),
  )
