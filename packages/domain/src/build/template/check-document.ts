import { languages } from '../../base/language/language.ts'
import { plainText } from '../page/rich-text.ts'
import {
  type DocumentBlock,
  type DocumentList,
  type DocumentText,
  documentLimits,
  printedLanguages,
  type TemplatedDocument,
} from './document-block.ts'
import { exampleDocument } from './example-document.ts'
import { fillDocument, namedInDocument } from './fill-document.ts'
import type { Values } from './segments.ts'
import { listFields, type TemplateField } from './template-fields.ts'

type Looked = readonly [place: string, problem: string | false]

/** What is missing of a document before it may be published, by its place. */
export function documentLacks(language: string, { title, blocks, form }: DocumentText): Looked[] {
  const at = `texts.${language}`
  const isPrinted = languages.some((one) => one === language && printedLanguages.includes(one))
  return [
    [at, !isPrinted && 'The letters of this language cannot be printed yet'],
    [`${at}.title`, title.trim() === '' && 'Write a title'],
    [`${at}.blocks`, blocks.length === 0 ? !form && 'Write something' : isTooLong(blocks) && tooLong],
    [`${at}.form`, form !== undefined && form.values.every(({ text }) => text === '') && 'Fill in a field of the form'],
    ...blocks.map((block): Looked => [`${at}.blocks.${block.id}`, blockLacks(block)]),
  ]
}

const tooLong = `Use ${documentLimits.characters.toLocaleString('en')} characters or fewer in all`

/** What takes longer to set than anybody waits for would be a certificate that never comes. */
const isTooLong = (blocks: readonly DocumentBlock[]) => JSON.stringify(blocks).length > documentLimits.characters

function blockLacks(block: DocumentBlock): string | false {
  if (block.type === 'heading') return block.text.trim() === '' && 'Write the heading'
  if (block.type === 'paragraph') return plainText(block.text).trim() === '' && 'Write the paragraph'
  if (block.type !== 'facts') return false
  return block.rows.some(({ label, value }) => label === '' || value === '') && 'Fill in every row'
}

/** Whoever holds a certificate must find in it what they bought and what is covered. */
const inCertificate: readonly DocumentList[] = ['policy', 'cover']

const lists = ({ blocks }: DocumentText) => blocks.flatMap((block) => (block.type === 'list' ? [block.list] : []))

/** A letter nobody types: where it is printed, the number is. */
const mark = '\u{E0FF}'

/** It is filled to find out: a row with a field that is never known is not printed, whatever else stands in it. */
function says(field: TemplateField, document: TemplatedDocument, text: DocumentText, keywords: Values): boolean {
  const example = exampleDocument('en_uk', document)
  const values = { ...keywords, ...example.values, [field]: mark }
  const { blocks, form } = fillDocument(text, { ...example, values }).document
  return JSON.stringify([blocks, form]).includes(mark)
}

/**
 * Why a document is no certificate.
 * @param keywords What they say in its language.
 */
export function certificateLacks(text: DocumentText, keywords: Values = {}): string | undefined {
  if (text.form) return formLacks(text, keywords)
  const said = lists(text)
  if (says('policyNumber', 'certificate', text, keywords) && inCertificate.every((list) => said.includes(list)))
    return undefined
  return 'It must say {{policyNumber}} and list what was bought and what is covered, in every language'
}

/** What is covered stands on the form itself, or in a field: the number, for whom and from when to when are filled in. */
function formLacks(text: DocumentText, keywords: Values): string | undefined {
  const isSaid = (field: TemplateField) => says(field, 'certificate', text, keywords)
  const hasRows = namedInDocument(text).includes(listFields.policy)
  if (isSaid('policyNumber') && (hasRows || inForm.every(isSaid))) return undefined
  return 'It must fill in {{policyNumber}}, and {{name}}, {{startDate}} and {{endDate}} or {{policyList}}, in every language'
}

const inForm = ['name', 'startDate', 'endDate'] as const

/** Whoever holds an eVoucher must find in it what to type, what it pays and until when. */
const inVoucher = ['voucherCode', 'voucherValue', 'voucherEnd'] as const

/** Why a document is no eVoucher. Lists are of a policy: here there would be nothing in them. */
export function voucherLacks(text: DocumentText, keywords: Values = {}): string | undefined {
  if (lists(text).length > 0) return 'Take the lists out: an eVoucher is of no policy'
  if (inVoucher.every((field) => says(field, 'voucher', text, keywords))) return undefined
  return 'It must say {{voucherCode}}, {{voucherValue}} and {{voucherEnd}}, in every language'
}
