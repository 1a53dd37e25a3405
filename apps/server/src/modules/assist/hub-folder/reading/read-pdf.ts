import { countWords } from '@coverwright/domain/assist/hub-file/count-text'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { faultOf } from './find-faults.ts'
import { type Line, passagesOf } from './make-passages.ts'
import { measured, refused } from './measured.ts'
import type { ReadText } from './text-tasks.ts'

/** Page by page, and no further than the words that a file may have. */
export async function readPdf(content: Uint8Array): Promise<ReadText> {
  const opening = getDocument({ data: new Uint8Array(content), verbosity: 0, disableFontFace: true })
  try {
    const document = await opening.promise
    if (document.numPages > hubLimits.pages) return refused('too-many-pages')
    const lines: Line[] = []
    let words = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const fault = await faultOf(page)
      if (fault) return refused(fault)
      const read = await linesOf(page, number)
      words += read.reduce((sum, { text }) => sum + countWords(text), 0)
      if (words > hubLimits.words) return refused('too-many-words')
      lines.push(...read)
      page.cleanup()
    }
    return measured(passagesOf(lines))
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable')
  } finally {
    await opening.destroy()
  }
}

/** Pieces of a line carry their own spaces; a line ends where the next piece stands lower. */
async function linesOf(page: PDFPageProxy, number: number): Promise<Line[]> {
  const { items } = await page.getTextContent()
  const lines: Line[] = []
  let line: Line | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const y = Number(item.transform[5])
    if (line && Math.abs(line.y - y) > Math.max(line.height, item.height) / 2 && item.str.trim() !== '')
      line = undefined
    if (item.str.trim() === '' && !line) continue
    if (!line) {
      line = { text: '', height: item.height, font: item.fontName, y, page: number }
      lines.push(line)
    }
    line.text += item.str
    if (item.hasEOL) line = undefined
  }
  for (const each of lines) each.text = kept(each.text)
  return lines.filter(({ text }) => text !== '')
}

/** Without what no database takes. */
const kept = (text: string) => text.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
