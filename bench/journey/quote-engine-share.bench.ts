// How much of a quote call is the rating engine's own time, where one of the tables has 100,000 rows. The call prices
// every plan of the page; the engine does the same here, alone, on the same answers. Both in CPU of this process.
import { join } from 'node:path'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'
import { parseReleaseContent } from '@coverwright/domain/publish/release/release'
import { listPrices } from '@coverwright/domain/sell/journey/price-journey'
import { petTables } from '../../apps/server/src/demo/pet-tables.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const tableRows = 100_000
const requests = 1000
const rounds = 5

const { url, home, ownerPool, stop } = await serveDemo()
const known = join(home, 'buyers.json')
const { rows: releases } = await ownerPool.query(
  `select r.company_id, r.id, r.content from mount m join release r on r.company_id = m.company_id and r.id = m.release_id
   where m.host = 'pet.localhost' and m.state = 'live'`,
)
const [{ id, content: frozen }] = releases
const content = parseReleaseContent(frozen)
const { compiled } = compileProgram(ratingProgramOf(content.body, largeTables()))
if (!compiled) throw new Error('The program does not compile')
// Before anybody asks for it: a release that was read is kept.
await ownerPool.query('update release set artefact = $2 where id = $1', [id, writeArtefact(compiled)])

await cpuMicrosOf(1, join(import.meta.dirname, 'purchases.load.ts'), 'prepare', url, '1', known)
const { rows: applications } = await ownerPool.query(
  'select answers, selection from application where release_id = $1',
  [id],
)
const [{ answers, selection }] = applications
const asked = { release: { content, program: loadProgram(compiled) }, answers, selection, fetched: {}, now: new Date() }

const costs: { call: number; engine: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const call = await cpuMicrosOf(requests, join(import.meta.dirname, 'quotes.load.ts'), url, String(requests), known)
  const before = process.cpuUsage()
  for (let left = requests; left > 0; left--) listPrices(asked)
  const { user, system } = process.cpuUsage(before)
  // The first round warms both up.
  if (round > 0) costs.push({ call, engine: (user + system) / requests })
}
report({
  name: 'journey/quote-engine-share',
  unit: 'µs a call',
  ours: middleOf(costs.map(({ engine }) => engine)),
  limit: middleOf(costs.map(({ call }) => call)),
  goal: { atMost: 0.1 },
})
await stop()

/** The demo's tables, the one of breeds grown to its size. */
function largeTables(): RatingTable[] {
  const tables = petTables.map((table) => RatingTable.parse(table))
  const more = Array.from({ length: tableRows }, (_none, at) => ({ when: [`Breed ${at}`], results: ['1.1000'] }))
  // In front of the row for every other breed, which is the last.
  for (const edition of tables.find(({ name }) => name === 'dogBreeds')?.editions ?? [])
    edition.rows = [...more, ...edition.rows]
  return tables
}
