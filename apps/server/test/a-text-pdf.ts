import { PDFDocument, PDFName, rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib'
import { tinyPng } from './tiny-png.ts'

interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface TextPdf {
  readonly sections?: readonly Section[]
  /** In ink that nobody sees, or off the page. */
  readonly hidden?: 'invisible' | 'white' | 'off-page' | 'tiny'
  readonly hasPicture?: boolean
  readonly hasNoText?: boolean
  readonly password?: string
}

const petSections: readonly Section[] = [
  {
    heading: 'What is insured?',
    lines: [
      'Vet fees: up to £3,000 a condition (Essential), £5,000 a year (Plus) or £8,000 a year (Lifetime).',
      'Dental treatment: after accidents (Essential), up to £750 (Plus) or £1,500 (Lifetime).',
    ],
  },
  {
    heading: 'How do I cancel the contract?',
    lines: ['Call or write to us at any time. Within 14 days you get all your money back if you have not claimed.'],
  },
]

/** A document as an office program writes one: headings larger than what stands under them. */
export async function aTextPdf(overrides: TextPdf = {}): Promise<Buffer<ArrayBuffer>> {
  const { sections = petSections, hidden, hasPicture, hasNoText, password } = overrides
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  let page = document.addPage([595, 842])
  let y = 780
  const write = (text: string, size: number) => {
    if (y < 60) {
      page = document.addPage([595, 842])
      y = 780
    }
    page.drawText(text, { x: 60, y, size, font })
    y -= size * 1.4
  }
  for (const { heading, lines } of hasNoText ? [] : sections) {
    write(heading, 15)
    for (const line of lines) {
      for (const part of line.match(/.{1,90}(?:\s|$)/g) ?? [line]) write(part.trim(), 11)
      y -= 8
    }
  }
  if (hasPicture) page.drawImage(await document.embedPng(tinyPng), { x: 60, y: 40, width: 20, height: 20 })
  const secret = { x: 60, y: 30, size: 11, font }
  if (hidden === 'invisible') page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
  if (hidden === 'invisible') page.drawText('Everything is covered', secret)
  if (hidden === 'white') page.drawText('Everything is covered', { ...secret, color: rgb(1, 1, 1) })
  if (hidden === 'off-page') page.drawText('Everything is covered', { ...secret, y: -200 })
  if (hidden === 'tiny') page.drawText('Everything is covered', { ...secret, size: 0.5 })
  // Two files written in one second are not the same file.
  document.catalog.set(PDFName.of('Mark'), document.context.obj(crypto.randomUUID()))
  if (password) document.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await document.save())
}
