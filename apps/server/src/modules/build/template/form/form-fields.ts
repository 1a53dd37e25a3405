import {
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  PDFRef,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { FormField } from '@coverwright/domain/build/template/template-form'
import type { Box } from './set-words.ts'

export type Writable = PDFTextField | PDFCheckBox | PDFRadioGroup | PDFDropdown | PDFOptionList

/** Buttons that are pressed and places for a signature are written into by nobody. */
const isWritable = (field: PDFField): field is Writable =>
  [PDFTextField, PDFCheckBox, PDFRadioGroup, PDFDropdown, PDFOptionList].some((kind) => field instanceof kind)

export const fieldsOf = (pdf: PDFDocument): Writable[] => pdf.getForm().getFields().filter(isWritable)

/** What of a page is seen. */
export const seenOf = (page: PDFPage): Box => page.getCropBox()

interface Spot {
  readonly page: number
  readonly box: Box
}

/** Where a field stands, from the top left of what is seen; several times where it is repeated. */
export function spotsOf(pdf: PDFDocument, field: PDFField): Spot[] {
  const pages = pdf.getPages()
  return field.acroField.getWidgets().flatMap((widget) => {
    const ref = pdf.context.getObjectRef(widget.dict)
    const page = pages.findIndex((one) =>
      one.node
        .Annots()
        ?.asArray()
        .some((annot) => (annot instanceof PDFRef ? annot === ref : annot === widget.dict)),
    )
    const [at, box] = [pages[page], widget.getRectangle()]
    if (!at) return []
    const seen = seenOf(at)
    const y = seen.y + seen.height - box.y - box.height
    return [{ page, box: { ...box, x: box.x - seen.x, y } }]
  })
}

/** What is offered of a choice, as it is shown, each with what it stands for. */
export const choicesOf = (field: PDFDropdown | PDFOptionList) =>
  field.acroField.getOptions().map(({ value, display }) => ({
    value: value.decodeText(),
    shown: (display ?? value).decodeText(),
  }))

export const ticksOf = (field: PDFCheckBox) => [
  ...new Set(field.acroField.getWidgets().flatMap((widget) => widget.getOnValue()?.decodeText() ?? [])),
]

type Told = Pick<FormField, 'kind' | 'options' | 'isOpen' | 'isMultiline' | 'maxLength' | 'initial'>

const plain: Omit<Told, 'kind' | 'initial'> = { options: [], isOpen: false, isMultiline: false, maxLength: null }

function toldOf(field: Writable): Told {
  if (field instanceof PDFTextField) {
    const maxLength = field.getMaxLength() ?? null
    const isMultiline = field.isMultiline()
    return { ...plain, kind: 'text', isOpen: true, isMultiline, maxLength, initial: field.getText() ?? '' }
  }
  if (field instanceof PDFCheckBox) {
    const options = ticksOf(field)
    return { ...plain, kind: 'check', options, initial: field.isChecked() ? (options[0] ?? 'Yes') : '' }
  }
  if (field instanceof PDFRadioGroup)
    return { ...plain, kind: 'radio', options: field.getOptions(), initial: field.getSelected() ?? '' }
  const options = choicesOf(field).map(({ shown }) => shown)
  const isOpen = field instanceof PDFDropdown && field.isEditable()
  return { ...plain, kind: 'choice', options, isOpen, initial: field.getSelected()[0] ?? '' }
}

/** Each field that stands on a page, with where it stands first. */
export function readFields(pdf: PDFDocument): FormField[] {
  const pages = pdf.getPages()
  const fields = fieldsOf(pdf).flatMap((field): FormField[] => {
    const [spot] = spotsOf(pdf, field)
    const page = spot && pages[spot.page]
    if (!page) return []
    const seen = seenOf(page)
    const { box } = spot
    const place = {
      x: box.x / seen.width,
      y: box.y / seen.height,
      width: box.width / seen.width,
      height: box.height / seen.height,
    }
    return [{ name: field.getName(), page: spot.page + 1, place, ...toldOf(field) }]
  })
  const byName = new Map(fields.map((field) => [field.name, field]))
  return [...byName.values()].toSorted(
    (one, other) => one.page - other.page || one.place.y - other.place.y || one.place.x - other.place.x,
  )
}
