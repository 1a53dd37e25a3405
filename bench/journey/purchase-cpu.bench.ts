// What a purchase costs server and database together (declare, pay, come back, policy written), against two programs
// that do nothing but write, into tables with the same columns and indexes: one writes each row once, all in one
// transaction; the other the same versions of the rows in the same transactions, as sure at each step as a purchase is.
import { join } from 'node:path'
import { bareWrites, countsOf, cpuWithDatabase, newestRows } from '../bare-writes.ts'
import { middleOf } from '../middle-of.ts'
import { writesOf } from '../recorded-writes.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const buyers = 200
const rounds = 3

let number = 0

const { url, home, ownerPool, stop } = await serveDemo()
const load = join(import.meta.dirname, 'purchases.load.ts')
const known = join(home, 'buyers.json')

await cpuMicrosOf(1, load, 'prepare', url, '1', known)
const transactions = await writesOf(ownerPool, () => cpuMicrosOf(1, load, 'buy', url, '1', known))
const writes = transactions.flat()
console.log(
  `A purchase is ${transactions.length} transactions that write ${writes.length} versions of ${countsOf(writes)}`,
)
const bare = await bareWrites({
  ownerPool,
  home,
  writes,
  renumber: (text) => {
    const policy = `TBK-PET-B${++number}`
    return text.replaceAll(/TBK-PET-\d+/g, policy)
  },
})

const costs: { ours: number; once: number; asSure: number }[] = []
for (let round = 0; round <= rounds; round++) {
  await cpuMicrosOf(buyers, load, 'prepare', url, String(buyers), known)
  const ours = await cpuWithDatabase(home, buyers, () => cpuMicrosOf(buyers, load, 'buy', url, String(buyers), known))
  const { micros: once } = await bare.cost([newestRows(writes)], buyers)
  const { micros: asSure } = await bare.cost(transactions, buyers)
  // The first round warms all up.
  if (round > 0) costs.push({ ours, once, asSure })
}
const middle = (of: keyof (typeof costs)[number]) => middleOf(costs.map((cost) => cost[of]))
const line = { unit: 'µs a purchase', ours: middle('ours'), goal: { atMost: 3 } }
report({ name: 'journey/purchase-cpu', ...line, peer: middle('once') })
report({ name: 'journey/purchase-cpu-as-sure', ...line, peer: middle('asSure') })
await stop()
