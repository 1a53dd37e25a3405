import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** What a reader does by itself when it opens a document. What is agreed to or printed is read, it does not act. */
const acts = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToR'].map((name) => PDFName.of(name))

/** Also what stands in compressed streams, which a search through the bytes does not see. For threads alone. */
export function doesSomething(document: PDFDocument): boolean {
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object)
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) for (const inner of object.asArray()) waiting.push(inner)
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    const action = dict.get(PDFName.of('S'))
    if (acts.some((act) => act === action) || dict.has(PDFName.of('JS'))) return true
    // An action may stand within what it belongs to.
    for (const [, inner] of dict.entries()) waiting.push(inner)
  }
  return false
}
