import type { BodyDocument } from '@coverwright/domain/build/body/body-document'
import { addFile, createFolder, publishFolder, readContent } from '../modules/assist/hub-folder/index.ts'
import type { Account } from '../modules/company/member/index.ts'
import type { BasePorts } from '../platform/http/context.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { petDocuments } from './pet-documents.ts'
import { primaryContext } from './primary-context.ts'

/** A published folder of what the pet product says of itself, so that the app has something to answer from. */
export async function createHub({ enter }: WaysIn, account: Account, ports: BasePorts, now: Date): Promise<void> {
  const files = await Promise.all(
    petDocuments.map(async (document) => ({
      category: document.kind === 'ipid' ? ('information' as const) : ('wording' as const),
      sent: await readContent(await pdfOf(document), `${document.title}.pdf`),
    })),
  )
  await enter(account, async (tx, audit) => {
    const context = primaryContext(account, { tx, audit, now, ports })
    const { id } = await createFolder(context, {
      productName: 'Pet Lifetime',
      displayName: 'Pet insurance',
      description: 'What the pet insurance pays for, and how to claim, change and cancel it',
      coverFileId: null,
    })
    for (const { category, sent } of files) await addFile(context, { folderId: id, category }, sent)
    await publishFolder(context, { id })
  })
}

const margin = 60
const [width, height] = [595, 842]

/** As an office program writes one: a heading larger than what stands under it. */
async function pdfOf({ title, subtitle, sections }: BodyDocument): Promise<Buffer> {
  // Loaded for the first start alone.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  let page = document.addPage([width, height])
  let y = height - margin
  const write = (text: string, size: number) => {
    let line = ''
    for (const word of `${text} \n`.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (word !== '\n' && font.widthOfTextAtSize(longer, size) < width - 2 * margin) {
        line = longer
        continue
      }
      if (y < margin) {
        page = document.addPage([width, height])
        y = height - margin
      }
      page.drawText(line, { x: margin, y, size, font })
      y -= size * 1.4
      line = word
    }
    y -= 7
  }
  write(title, 20)
  write(subtitle, 11)
  for (const { heading, lines } of sections) {
    write(heading, 14)
    for (const line of lines) write(line, 11)
  }
  return Buffer.from(await document.save())
}
