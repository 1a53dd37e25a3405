import { hasMarkup } from './has-markup.ts'

/** A PDF from its first byte to its last, not one that is an archive or a page as well, and that runs nothing. */
export function isPlainPdf(content: Buffer): boolean {
  const tail = content.subarray(-1024)
  const end = tail.lastIndexOf('%%EOF')
  return (
    /^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1')) &&
    end >= 0 &&
    !hasMarkup(tail.subarray(end)) &&
    !hasMarkup(content.subarray(0, 1024)) &&
    // The end of an archive, which readers of archives look for from behind.
    !content.subarray(-66_000).includes('PK\x05\x06', 0, 'latin1') &&
    // What stands in plain sight; a reader that matters asks before it runs the rest.
    !content.includes('/JavaScript') &&
    !content.includes('/Launch')
  )
}

/** Text in UTF-8 that is no page. */
export function isPlainCsv(content: Buffer): boolean {
  if (content.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return !text.trimStart().startsWith('<') && !hasMarkup(content.subarray(0, 4096))
  } catch {
    return false
  }
}

/** The old format of Office is a file system, and an installer is one too. A workbook has one; macros are another. */
export const isPlainXls = (content: Buffer) =>
  ['Workbook', 'Book'].some((name) => content.includes(name, 0, 'utf16le')) &&
  !content.includes('_VBA_PROJECT', 0, 'utf16le')
