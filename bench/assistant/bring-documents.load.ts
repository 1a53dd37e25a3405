// Brings documents into a folder, one after the other, until its input ends, and says how many:
// node bring-documents.load.ts <url> <email> <password>
import { writeXlsx } from '../../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { signedInClient } from '../../apps/server/test/process-client.ts'

const [url = '', email = '', password = ''] = process.argv.slice(2)
const { client } = await signedInClient(url, email, password)
const about = {
  productName: `Beside ${crypto.randomUUID()}`,
  displayName: 'Beside',
  description: '',
  coverFileId: null,
}
const folder = await client.hubFolder.createFolder(about)
const name = 'cover.xlsx'
const { id } = await client.hubFile.uploadFile({ folderId: folder.id, name, category: 'wording' }, aBook())
const books = Array.from({ length: 40 }, aBook)

const ending = new AbortController()
process.stdin.resume().once('end', () => ending.abort())
console.log('begun')
let brought = 0
while (!ending.signal.aborted) {
  const book = books[brought++ % books.length]
  if (book) await client.hubFile.replaceFile({ id, name }, book)
}
console.log(brought)

/** As many words as a document may have, nearly, and others each time. */
function aBook(): Blob {
  const clauses = Array.from({ length: 400 }, (_, at) => [`Clause ${at}`, 'We pay the vet’s fees for illness'])
  const rows = [['Edition', crypto.randomUUID()], ...clauses]
  return new Blob([new Uint8Array(writeXlsx([{ name: 'Cover', rows, merges: [] }]))])
}
