import { PDFDict, PDFDocument, PDFName, PDFSignature } from '@cantoo/pdf-lib'
import {
  type FormFault,
  type FormField,
  type FormFile,
  formLimits,
} from '@coverwright/domain/build/template/template-form'
import { doesSomething } from '../../../../platform/pdf/does-something.ts'
import { fillForm } from './fill-form.ts'
import { readFields, seenOf } from './form-fields.ts'

export type Judged = { readonly fault: FormFault } | Pick<FormFile, 'pages' | 'fields'>

/** What a form is made of, or why it cannot be filled. It is filled once to find out. */
export async function judgeForm(content: Uint8Array): Promise<Judged> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false, preserveXFA: true }).catch(() => undefined)
  if (!pdf || pdf.isEncrypted) return { fault: (await isProtected(content)) ? 'protected' : 'broken' }
  const fault = faultOf(pdf)
  if (fault) return { fault }
  const fields = readFields(pdf)
  const lacking = faultOfFields(fields)
  if (lacking) return { fault: lacking }
  const pages = pdf
    .getPages()
    .map((page) => seenOf(page))
    .map(({ width, height }) => ({ width, height }))
  const isFilled = await fillForm(nothing, content).then(
    (made) => made instanceof Uint8Array,
    () => false,
  )
  return isFilled ? { pages, fields } : { fault: 'not-fillable' }
}

const nothing = {
  tag: 'en-GB',
  author: '',
  testNote: 'Test',
  statement: 'Test',
  title: 'Test',
  blocks: [],
  form: { fileId: '', values: [] },
} as const

const isProtected = (content: Uint8Array) =>
  PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true }).then(
    ({ isEncrypted }) => isEncrypted,
    () => false,
  )

function faultOf(pdf: PDFDocument): FormFault | undefined {
  if (doesSomething(pdf)) return 'acts'
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'))
  if (form instanceof PDFDict && form.has(PDFName.of('XFA'))) return 'xfa'
  if (isSigned(pdf)) return 'signed'
  const pages = pdf.getPages()
  if (pages.length > formLimits.pages) return 'too-many-pages'
  // What is drawn over a page that is turned would stand on its side.
  return pages.some((page) => page.getRotation().angle % 360 !== 0) ? 'turned' : undefined
}

const isSigned = (pdf: PDFDocument) =>
  pdf.catalog.has(PDFName.of('Perms')) ||
  pdf
    .getForm()
    .getFields()
    .some((field) => field instanceof PDFSignature && field.acroField.dict.has(PDFName.of('V')))

function faultOfFields(fields: readonly FormField[]): FormFault | undefined {
  if (fields.length === 0) return 'no-fields'
  const isTooMany =
    fields.length > formLimits.fields || fields.some(({ options }) => options.length > formLimits.options)
  if (isTooMany) return 'too-many-fields'
  return fields.some(({ name }) => name.trim() !== name || name === '' || name.length > formLimits.name)
    ? 'name-too-long'
    : undefined
}
