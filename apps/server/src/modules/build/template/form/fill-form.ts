import {
  PDFCheckBox,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { FilledDocument, FilledForm } from '@coverwright/domain/build/template/fill-document'
import { loadFonts } from '../document/fonts.ts'
import type { Unfit } from '../document/render-document.ts'
import { flatten } from './flatten.ts'
import { choicesOf, fieldsOf, seenOf, spotsOf, ticksOf, type Writable } from './form-fields.ts'
import { type Overlay, overlayBytes } from './overlay.ts'
import { unfit } from './say-unfit.ts'
import { setWords, unprintable, type Words, wrap } from './set-words.ts'

/** A form with values in it, as pages that nobody can write over. */
export async function fillForm(
  document: FilledDocument & { readonly form: FilledForm },
  file: Uint8Array,
): Promise<Uint8Array | Unfit> {
  await loadFonts()
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const texts = new Map(document.form.values.map(({ field, text }) => [field, text]))
  const words: Words[][] = pdf.getPages().map(() => [])
  for (const field of fieldsOf(pdf)) {
    const reason = writeField(pdf, field, { text: (texts.get(field.getName()) ?? '').trim(), font, words })
    if (reason !== undefined) return { unfit: reason }
  }
  flatten(pdf)
  const strips = [document.statement, document.testNote ?? ''].map(unprintable).find((sign) => sign !== undefined)
  if (strips !== undefined) return { unfit: unfit.letterBelow(strips) }
  await drawOver(pdf, document, words)
  const { title, author, tag } = document
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  pdf.setLanguage(tag)
  return pdf.save({ updateFieldAppearances: false })
}

interface Writing {
  readonly text: string
  readonly font: PDFFont
  /** What is to be drawn over each page. */
  readonly words: readonly Words[][]
}

/** Why it cannot be written, where it cannot. */
function writeField(pdf: PDFDocument, field: Writable, { text, font, words }: Writing): string | undefined {
  if (field instanceof PDFCheckBox) return tick(field, text)
  if (field instanceof PDFRadioGroup) return choose(field, text)
  const name = field.getName()
  const shown = field instanceof PDFTextField ? text : chosen(choicesOf(field), text)
  const isOpen = field instanceof PDFTextField || ('isEditable' in field && field.isEditable())
  if (shown === undefined && !isOpen)
    return unfit.choice(
      name,
      text,
      choicesOf(field).map((each) => each.shown),
    )
  // Emptied, it has a size that somebody guessed for it.
  const size = sizeOf(field)
  empty(field, font)
  return setText(pdf, field, { text: shown ?? text, size, words })
}

function setText(
  pdf: PDFDocument,
  field: Exclude<Writable, PDFCheckBox | PDFRadioGroup>,
  { text, size, words }: Pick<Writing, 'text' | 'words'> & { readonly size: number },
): string | undefined {
  if (text === '') return undefined
  const name = field.getName()
  const sign = unprintable(text)
  if (sign !== undefined) return unfit.letter(name, sign)
  const isText = field instanceof PDFTextField
  const most = isText ? field.getMaxLength() : undefined
  if (most !== undefined && Array.from(text).length > most) return unfit.letters(name, text, most)
  const isMultiline = isText && field.isMultiline()
  const cells = isText && field.isCombed() ? (most ?? null) : null
  const align = alignments[(isText && field.acroField.getQuadding()) || 0] ?? 'left'
  for (const { page, box } of spotsOf(pdf, field)) {
    const set = setWords(text, { box, size, align, isMultiline, cells })
    if (!set) return unfit.room(name, text)
    words[page]?.push(...set)
  }
  return undefined
}

const alignments = ['left', 'center', 'right'] as const

/** As large as the form says; nought where it leaves that open. */
function sizeOf({ acroField }: Writable): number {
  const [widget] = acroField.getWidgets()
  const look = widget?.getDefaultAppearance() ?? acroField.getDefaultAppearance() ?? ''
  return Math.abs(Number(/(-?\d*\.?\d+)\s+Tf/.exec(look)?.[1] ?? 0))
}

/** What was in it goes, its frame stays. */
function empty(field: Exclude<Writable, PDFCheckBox | PDFRadioGroup>, font: PDFFont): void {
  const isFilled = field instanceof PDFTextField ? field.getText() !== undefined : field.getSelected().length > 0
  if (field instanceof PDFTextField) {
    field.disableRichFormatting()
    field.setText(undefined)
  } else field.clear()
  if (isFilled || field.needsAppearancesUpdate()) field.defaultUpdateAppearances(font)
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const chosen = (choices: ReturnType<typeof choicesOf>, text: string) =>
  text === '' ? '' : choices.find(({ value, shown }) => same(value, text) || same(shown, text))?.shown

const yes = new Set(['yes', 'on', 'true', 'x', '1'])

/** Ticked by a word that says so, or by what its tick stands for. */
function tick(field: PDFCheckBox, text: string): undefined {
  if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances()
  const ticks = ticksOf(field)
  const ticked = ticks.find((one) => same(one, text)) ?? (yes.has(text.toLowerCase()) ? ticks[0] : undefined)
  for (const widget of field.acroField.getWidgets()) {
    const own = widget.getOnValue()
    const isOn = own !== undefined && ticked !== undefined && own.decodeText() === ticked
    widget.setAppearanceState(isOn ? own : PDFName.of('Off'))
  }
}

function choose(field: PDFRadioGroup, text: string): string | undefined {
  if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances()
  const options = field.getOptions()
  const option = options.find((one) => same(one, text))
  if (option === undefined && text !== '') return unfit.choice(field.getName(), text, options)
  if (option === undefined) field.clear()
  else field.select(option)
  return undefined
}

const strip = { size: 8, lineHeight: 10, padding: 8, margin: 24 } as const

const linesOf = (text: string | null, width: number) => (text ? wrap(text, width - 2 * strip.margin, strip.size) : [])

const heightOf = (lines: readonly string[]) =>
  lines.length === 0 ? 0 : lines.length * strip.lineHeight + 2 * strip.padding

/**
 * Values over the pages, and what no page is without: each page is made higher for it, so that it covers nothing of the
 * form.
 */
async function drawOver(pdf: PDFDocument, { testNote, statement }: FilledDocument, words: readonly Words[][]) {
  const pages = pdf.getPages()
  const overlays = pages.map((page, at): Overlay => {
    const { width, height } = seenOf(page)
    const [above, below] = [linesOf(testNote, width), linesOf(statement, width)]
    return { width, height, above, below, top: heightOf(above), bottom: heightOf(below), words: words[at] ?? [], strip }
  })
  const drawn = await pdf.embedPdf(
    await overlayBytes(overlays),
    overlays.map((_overlay, at) => at),
  )
  for (const [at, page] of pages.entries()) {
    const [overlay, over] = [overlays[at], drawn[at]]
    if (!overlay || !over) throw new Error(`Nothing is drawn over page ${at + 1}`)
    const { x, y, width, height } = seenOf(page)
    const box = [x, y - overlay.bottom, width, height + overlay.top + overlay.bottom] as const
    page.setMediaBox(...box)
    page.setCropBox(...box)
    page.drawPage(over, { x: box[0], y: box[1], width: box[2], height: box[3] })
  }
}
