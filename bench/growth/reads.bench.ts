// What every read call costs a company with a million of everything it sells and sends, and the largest of a thousand
// companies that have a million together, against one with ten thousand: the three servers are asked in turn. A line for each
// group of calls: the one that grows most, in the way it grows most.
import { everyCall, type SweptCall } from '../../apps/server/test/sweeps/every-call.ts'
import { type Asked, waysToAsk } from '../../apps/server/test/sweeps/ways-to-ask.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'
import { idsFor } from './ids-for.ts'
import { loadRows } from './load-rows.ts'

const sizes = {
  few: { rows: 10_000, companies: 1 },
  many: { rows: 1_000_000, companies: 1 },
  spread: { rows: 1_000_000, companies: 1000 },
} as const
type Size = keyof typeof sizes
const goal = 1.5

const servers = {
  few: await startWith(sizes.few),
  many: await startWith(sizes.many),
  spread: await startWith(sizes.spread),
} satisfies Record<Size, unknown>
const reads = everyCall.filter(({ call }) => !call.audit && !['anyone', 'appMember'].includes(call.access.kind))
const measured = []
for (const swept of reads) {
  const ways = { few: waysOf(swept, 'few'), many: waysOf(swept, 'many'), spread: waysOf(swept, 'spread') }
  for (const [index, few] of ways.few.entries()) {
    const way = { few, many: ways.many[index] ?? few, spread: ways.spread[index] ?? few }
    const cost = await costOf(swept, way, 5)
    if (!cost) continue
    // What seems to grow a little is looked at again, for longer; what grows much needs no second look.
    const isClose = cost.ratio > goal && cost.ratio < 3 * goal
    const again = isClose ? ((await costOf(swept, way, 25)) ?? cost) : cost
    measured.push({ name: swept.name, way: wordsOf(few), ...again })
    if (again.ratio > goal) console.log(`${swept.name} ${wordsOf(few)}: ${again.ratio.toFixed(2)} times`)
  }
}

const asked = new Set(measured.map(({ name }) => name))
console.log(`Not asked, for the demo has nothing to ask about: ${names(reads.filter(({ name }) => !asked.has(name)))}`)
for (const [group, calls] of Map.groupBy(measured, ({ name }) => name.split('/')[0] ?? '')) {
  const worst = calls.toSorted((one, other) => other.ratio - one.ratio)[0]
  if (!worst) continue
  const { name, way, few, most } = worst
  const unit = `ms, ${name.slice(group.length + 1)} ${way}`.trim()
  report({ name: `growth/${group}`, unit, ours: most, peer: few, goal: { atMost: goal } })
}
for (const { stop } of Object.values(servers)) await stop()

async function startWith(size: (typeof sizes)[Size]) {
  const server = await serveDemo()
  await loadRows(server, size)
  let session = await server.signIn()
  let signedInAt = Date.now()
  const headersOf = async (request: Parameters<typeof session.sign>[0]) => {
    // A token outlives neither the loading nor the measuring.
    if (Date.now() - signedInAt > 300_000) {
      session = await server.signIn()
      signedInAt = Date.now()
    }
    return { ...session.sign(request), authorization: session.idToken, 'account-id': session.companyId }
  }
  return { ...server, headersOf, idOf: await idsFor(server.ownerPool, session.companyId) }
}

/** As the sweep of statements asks, and for what is nowhere: whoever searches in vain has everything looked through. */
function waysOf(swept: SweptCall, size: Size): Asked[] {
  const ways = waysToAsk(swept, servers[size].idOf)
  const [plain] = ways
  return swept.call.paged && plain ? [...ways, { input: { ...plain.input, search: 'Nobody of that name' } }] : ways
}

async function costOf(swept: SweptCall, ways: Readonly<Record<Size, Asked>>, rounds: number) {
  const costs: Record<Size, number[]> = { few: [], many: [], spread: [] }
  let isSlow = false
  for (let round = -1; round < (isSlow ? 1 : rounds); round++)
    for (const size of ['few', 'many', 'spread'] as const) {
      const took = await msOf(swept, size, ways[size])
      if (took === undefined) return undefined
      // The first round warms both up. Where it takes a second, once more tells as much as often.
      if (round >= 0) costs[size].push(took)
      else isSlow ||= took > 1000
    }
  // The quickest of each: what else the machine does only ever adds.
  const few = Math.min(...costs.few)
  const most = Math.max(Math.min(...costs.many), Math.min(...costs.spread))
  return { few, most, ratio: most / few }
}

/** Nothing where it is refused: then there is nothing to ask about. */
async function msOf({ call, path }: SweptCall, size: Size, { input, orderBy }: Asked) {
  const { url, headersOf } = servers[size]
  const method = call.method ?? 'POST'
  const query = method === 'GET' ? `?${new URLSearchParams({ ...input }).toString()}` : ''
  const headers = { ...(await headersOf({ method, path })), ...(orderBy && { orderBy }) }
  const body = JSON.stringify(input)
  const start = performance.now()
  const answer = await fetch(`${url}${path}${query}`, {
    method,
    headers: method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(method === 'POST' && { body }),
  })
  const { status } = (await answer.json()) as { status: number }
  return status === 200 ? performance.now() - start : undefined
}

function wordsOf({ input, orderBy }: Asked): string {
  const filters = Object.keys(input).join(', ')
  return [filters && `with ${filters}`, orderBy && `by ${orderBy}`].filter(Boolean).join(' ')
}

function names(calls: readonly SweptCall[]): string {
  return calls.map(({ name }) => name).join(', ')
}
