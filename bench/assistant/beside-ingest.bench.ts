// A published page while documents are brought in one after the other, against the same page while nobody brings any: what
// one in twenty of its readers waits for at least.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeXlsx } from '../../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const rounds = 7
const load = join(import.meta.dirname, 'page-times.load.ts')

const { url, signIn, stop } = await serveDemo()
const { client } = await signIn()
const about = { productName: 'Beside', displayName: 'Beside', description: '', coverFileId: null }
const folder = await client.hubFolder.createFolder(about)
const name = 'cover.xlsx'
const { id } = await client.hubFile.uploadFile({ folderId: folder.id, name, category: 'wording' }, aBook())

/** Made beforehand: what is measured is the server that reads them. */
const books = Array.from({ length: 40 }, aBook)
let brought = 0
const bring = async (signal: AbortSignal) => {
  while (!signal.aborted) {
    const book = books[brought++ % books.length]
    if (book) await client.hubFile.replaceFile({ id, name }, book)
  }
}

await lateOf()
const [beside, without]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  without.push(await lateOf())
  const ending = new AbortController()
  const bringing = bring(ending.signal)
  beside.push(await lateOf())
  ending.abort()
  await bringing
}
if (brought < rounds) throw new Error('Nothing was brought in beside it')
console.log(`${brought} documents were brought in`)
report({
  name: 'assistant/page-beside-ingest',
  unit: 'ms, 95th of 100',
  ours: middleOf(beside),
  peer: middleOf(without),
  goal: { atMost: 1.2 },
})
await stop()

/** As many words as a document may have, nearly, and others each time. */
function aBook(): Blob {
  const clauses = Array.from({ length: 400 }, (_, at) => [`Clause ${at}`, 'We pay the vet’s fees for illness'])
  const rows = [['Edition', crypto.randomUUID()], ...clauses]
  return new Blob([new Uint8Array(writeXlsx([{ name: 'Cover', rows, merges: [] }]))])
}

async function lateOf(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [load, `${url}/`, '400', 'pet.localhost'])
  const times = (JSON.parse(stdout) as number[]).toSorted((one, other) => one - other)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}
