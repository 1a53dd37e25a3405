// A published page while documents are brought in one after the other, against the same page while nobody brings any: what
// one in twenty of its readers waits for at least. Whoever brings them is another process, as a browser is.
import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { demo } from '../../apps/server/src/app.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const rounds = 7
const besides = (load: string) => join(import.meta.dirname, load)

const { url, stop } = await serveDemo()

async function lateOf(): Promise<number> {
  const pages = [besides('page-times.load.ts'), `${url}/`, '400', 'pet.localhost']
  const { stdout } = await promisify(execFile)(process.execPath, pages)
  const times = (JSON.parse(stdout) as number[]).toSorted((one, other) => one - other)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** What `work` says while documents are brought in, and how many were. */
async function whileBringing(work: () => Promise<number>): Promise<[number, number]> {
  const { stdin, stdout } = spawn(
    process.execPath,
    [besides('bring-documents.load.ts'), url, 'primary@tarnbrook.example', demo.password],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const lines = createInterface(stdout)[Symbol.asyncIterator]()
  if ((await lines.next()).value !== 'begun') throw new Error('Nobody brings documents in')
  const said = await work()
  stdin.end()
  return [said, Number((await lines.next()).value)]
}

await lateOf()
const [beside, without]: [number[], number[]] = [[], []]
let brought = 0
for (let round = 0; round < rounds; round++) {
  without.push(await lateOf())
  const [late, documents] = await whileBringing(lateOf)
  beside.push(late)
  brought += documents
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
