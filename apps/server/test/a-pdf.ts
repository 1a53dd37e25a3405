import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

interface PdfOverrides {
  readonly pages?: number
  /** Script in a compressed stream, where a search through the bytes does not see it. */
  readonly runs?: boolean
  readonly password?: string
}

const written = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** A document as an office program writes one. Written once: that takes longer than most tests. */
export function aPdf(overrides: PdfOverrides = {}): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify(overrides)
  const pdf = written.get(key) ?? write(overrides)
  written.set(key, pdf)
  return pdf
}

async function write({ pages = 1, runs = false, password }: PdfOverrides): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.create()
  for (let n = 1; n <= pages; n++)
    document.addPage([595, 842]).drawText(`Terms of business, page ${n}`, { x: 60, y: 760 })
  if (runs) {
    const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
    document.catalog.set(PDFName.of('OpenAction'), document.context.register(action))
  }
  if (password) document.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await document.save({ useObjectStreams: true }))
}
