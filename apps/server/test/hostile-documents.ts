import { deflateSync } from 'node:zlib'
import { BlendMode, PDFDocument, PDFName, PDFNumber, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { sheetLimits } from '../src/adapters/spreadsheets/limits.ts'
import { readZip } from '../src/adapters/spreadsheets/read-zip.ts'
import { writeXlsx, zipOf } from '../src/adapters/spreadsheets/write-xlsx.ts'

type Bytes = Buffer<ArrayBuffer>

const bytes = (text: string): Bytes => Buffer.from(text, 'latin1')

/** A PDF by its objects, the first of which is the catalogue; as wrong as whoever wrote them likes. */
export function rawPdf(objects: readonly (string | Bytes)[], trailer = ''): Bytes {
  const parts: Bytes[] = [bytes('%PDF-1.7\n')]
  const places: number[] = []
  let length = 9
  const add = (part: Bytes) => {
    parts.push(part)
    length += part.length
  }
  for (const [nth, object] of objects.entries()) {
    places.push(length)
    add(bytes(`${nth + 1} 0 obj\n`))
    add(typeof object === 'string' ? bytes(object) : object)
    add(bytes('\nendobj\n'))
  }
  const start = length
  const rows = places.map((place) => `${place.toString().padStart(10, '0')} 00000 n \n`).join('')
  add(bytes(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`))
  add(bytes(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const stream = (content: Bytes, entries = ''): Bytes =>
  Buffer.concat([bytes(`<</Length ${content.length}${entries}>>stream\n`), content, bytes('\nendstream')])

interface Page {
  readonly content?: string | Bytes
  readonly ofCatalogue?: string
  readonly ofPage?: string
  readonly font?: string
  readonly more?: readonly (string | Bytes)[]
}

export const saying = (text: string, size = 11) => `BT /F1 ${size} Tf 60 700 Td (${text}) Tj ET`

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** One page that says something, and whatever else is hung on it. */
export function onePage({ content, ofCatalogue = '', ofPage = '', font = helvetica, more = [] }: Page = {}): Bytes {
  const shown = content ?? saying('Dental treatment is paid up to 750 pounds.')
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${ofCatalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${ofPage}>>`,
    typeof shown === 'string' ? stream(bytes(shown)) : shown,
    font,
    ...more,
  ])
}

/** Few bytes that unpack to very many: packed twice, as nobody who writes documents does. */
export function bombPage(megabytes: number): Bytes {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 })
  const twice = Buffer.from(deflateSync(packed, { level: 9 }))
  return onePage({ content: stream(twice, '/Filter[/FlateDecode /FlateDecode]') })
}

export async function pagesOf(count: number, text = ''): Promise<Bytes> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  if (text) page.drawText(text, { x: 60, y: 700, size: 11, font: await document.embedFont(StandardFonts.Helvetica) })
  const pages = document.catalog.Pages()
  for (let more = 1; more < count; more++) pages.Kids().push(page.ref)
  pages.set(PDFName.of('Count'), PDFNumber.of(count))
  return Buffer.from(await document.save())
}

/** Drawn by a library, as most are. */
export async function drawn(text: string, { grey = 0, size = 11, x = 60, y = 700 } = {}): Promise<Bytes> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText('Dental treatment is paid up to 750 pounds.', { x: 60, y: 780, size: 11, font })
  page.drawText(text, { x, y, size, font, color: rgb(grey, grey, grey), maxWidth: 480 })
  return Buffer.from(await document.save())
}

interface Boxes {
  readonly opacity?: number
  readonly ink?: number
  /** A box of a grey, before the text or after it. */
  readonly below?: number
  readonly above?: number
  readonly isMarker?: boolean
  readonly isBeside?: boolean
}

/** Text with boxes below and above it, as a drawing program writes them. */
export async function boxed(
  text: string,
  { opacity = 1, ink = 0, below, above, isMarker, isBeside }: Boxes,
): Promise<Bytes> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText('Dental treatment is paid up to 750 pounds.', { x: 60, y: 780, size: 11, font })
  const box = { x: 50, y: isBeside ? 300 : 690, width: 500, height: 40 }
  const grey = (share: number) => ({ ...box, color: rgb(share, share, share) })
  if (below !== undefined) page.drawRectangle(grey(below))
  page.drawText(text, { x: 60, y: 700, size: 11, font, color: rgb(ink, ink, ink), opacity })
  if (above !== undefined) page.drawRectangle({ ...grey(above), ...(isMarker && { blendMode: BlendMode.Multiply }) })
  return Buffer.from(await document.save())
}

/** A form with a field that was filled in. */
export async function aFilledForm(text: string): Promise<Bytes> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText('Dental treatment is paid up to 750 pounds.', { x: 60, y: 780, size: 11, font })
  const field = document.getForm().createTextField('limit')
  field.setText(text)
  field.addToPage(page, { x: 60, y: 600, width: 300, height: 20 })
  return Buffer.from(await document.save())
}

const rows = [
  ['Cover', 'Essential', 'Plus'],
  ['Dental', 'After accidents', '£750'],
]

export const book = (cells: readonly (readonly string[])[] = rows, name = 'Plans'): Bytes =>
  Buffer.from(writeXlsx([{ name, rows: cells, merges: [] }]))

/** A workbook with parts that were put there, or put in the place of others. */
export function bookWith(parts: Readonly<Record<string, string | Buffer>>): Bytes {
  const zip = readZip(book(), sheetLimits)
  const kept = zip.names.filter((name) => !(name in parts)).map((name) => [name, zip.read(name) ?? ''] as const)
  return Buffer.from(zipOf([...kept, ...Object.entries(parts)]))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The one sheet of a workbook, by its cells in XML. */
export const bookOfCells = (cells: string, before = ''): Bytes =>
  bookWith({
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${before}<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
  })

const styled = (styles: string, style: number) =>
  bookWith({
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Dental treatment</t></is></c><c r="B1" s="${style}" t="inlineStr"><is><t>Everything is covered</t></is></c></row></sheetData></worksheet>`,
  })

const fonts =
  '<fonts><font><sz val="11"/></font><font><color rgb="FFFFFFFF"/></font><font><color theme="0"/></font></fonts>'
const fillsOf = (dark: string) =>
  `<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="${dark}"/></patternFill></fill></fills>`

/** A workbook whose second cell has this style. */
export const aStyledBook = (xf: string, numFmts = '', dark = 'FF1A1A66'): Bytes =>
  styled(`${numFmts}${fonts}${fillsOf(dark)}<cellXfs><xf/><xf ${xf}/></cellXfs>`, 1)
