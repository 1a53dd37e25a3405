import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

interface PdfOverrides {
  readonly pages?: number
  /** Script in a compressed stream, where a search through the bytes does not see it. */
  readonly runs?: boolean
  readonly password?: string
}

/** A document as an office program writes one. */
export async function aPdf({ pages = 1, runs = false, password }: PdfOverrides = {}): Promise<Buffer<ArrayBuffer>> {
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
