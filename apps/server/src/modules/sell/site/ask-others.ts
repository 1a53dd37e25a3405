import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import {
  type Awaited,
  demoValues,
  type Fetched,
  type FetchedOnce,
  recalled,
  valuesFetched,
} from '@coverwright/domain/build/flow/fetched'
import { pagesInOrder } from '@coverwright/domain/build/page/flow'
import type { Page } from '@coverwright/domain/build/page/page'
import {
  type Answered,
  askConnector,
  type ConnectorRow,
  isTrusted,
  type Question,
} from '../../build/connector/index.ts'
import type { Buyer, KnownBuyer } from './sale/index.ts'
import type { SiteServices, Visiting } from './site-request.ts'

/** Of one sent page: nobody waits longer for it, whatever is designed. */
const mostCalls = 5
const mostMs = 10_000

const tooMany = `Not asked: more than ${mostCalls} calls follow on one page.`
const tooLate = 'Not asked: the calls before it took all the time there is.'
const paused = 'Not asked: it is paused.'
const untrusted =
  'Not asked: its secret was entered for another host than the one published. Publish the product again.'
const noPlace = 'Not asked: too many calls were under way.'
const spent = 'Not asked: this visitor has had too many calls made.'

/**
 * Asks what the journey waits for once a page was sent, in no transaction, and keeps what came of it. What is known
 * already is not asked again; what failed is, when its page is sent once more.
 */
export async function askOthers(
  services: SiteServices,
  visiting: Visiting,
  page: Page,
  known: KnownBuyer,
): Promise<KnownBuyer> {
  const { release } = visiting
  const { connectors, shell } = release.content
  if (!connectors) return known
  const begun = performance.now()
  const leftMs = () => Math.round(mostMs - (performance.now() - begun))
  const today = release.todayAt(services.now())
  const order = pagesInOrder(shell.pages).map(({ path }) => path)
  const again = (shell.flow?.blocks ?? []).filter((block) => block.page === page.path).map(({ id }) => id)
  let buyer = known.buyer
  const fetched = withoutFailed(buyer.fetched, again)
  let calls = 0
  for (;;) {
    const { selection, answers } = buyer
    const { awaits } = release.journey.walk({ answers, selection, today, fetched })
    // Who has chosen a plan only changes an answer: all that hangs on it is asked at once.
    const isDue = awaits && (selection.plan !== null || order.indexOf(awaits.block.page) <= order.indexOf(page.path))
    if (!isDue) return { ...known, buyer }
    const { block, inputsHash } = awaits
    const before = recalled(buyer.fetched[block.id], inputsHash)
    if (before) {
      buyer = await services.sale.keepFetched({ ...known, buyer }, { blockId: block.id, once: before })
      fetched[block.id] = before
      continue
    }
    const definition = connectors[block.connectorId ?? '']
    const hurdle = calls >= mostCalls ? tooMany : leftMs() <= 0 ? tooLate : undefined
    const asked = definition
      ? await ask(services, visiting, buyer, awaits, { definition, withinMs: leftMs(), hurdle })
      : nothing
    const once = { inputsHash, values: asked.values, at: services.now().toISOString() }
    buyer = await services.sale.keepFetched({ ...known, buyer }, { blockId: block.id, once, run: asked.run })
    fetched[block.id] = once
    calls++
  }
}

const withoutFailed = (fetched: Fetched, ids: readonly string[]): Record<string, FetchedOnce> =>
  Object.fromEntries(Object.entries(fetched).filter(([id, { values }]) => values !== null || !ids.includes(id)))

interface Asked {
  readonly values: Readonly<Record<string, string>> | null
  readonly run?: { readonly question: Question; readonly answered: Answered }
}

const nothing: Asked = { values: null }

interface Call {
  readonly definition: ConnectorDefinition
  readonly withinMs: number
  /** Why it cannot be made any more. */
  readonly hurdle: string | undefined
}

/**
 * Live sales ask the live address; trial runs the test address, and where there is none, nobody. A call that is not made
 * is a run that failed: whoever looks after the connector would otherwise never hear of it.
 */
async function ask(
  services: SiteServices,
  { release, from }: Visiting,
  buyer: Buyer,
  { block, inputs, inputsHash }: Awaited,
  { definition, withinMs, hurdle }: Call,
): Promise<Asked> {
  const { body } = release.content
  const at = buyer.mode
  if (at === 'test' && definition.type === 'external' && !definition.testAddress)
    return { values: demoValues(body, block, definition) }
  const row = await services.sale.findConnector(buyer, block.connectorId ?? '')
  // Its runs went with it.
  if (!row) return nothing
  const question: Question = { ...row, definition, at, inputs, withinMs, isTest: false }
  const refusal = hurdle ?? refusalOf(row, definition, at)
  const answered = refusal
    ? notMade(refusal)
    : await together(`${buyer.id} ${block.id} ${inputsHash}`, async () => {
        if (!(await services.sale.mayAskOthers(buyer, from))) return notMade(spent)
        return (await askConnector(services, question)) ?? notMade(noPlace)
      })
  const values = answered.problem === null ? valuesFetched(body, block, answered.outputs) : null
  const isUnfit = answered.problem === null && values === null
  const problem = isUnfit ? 'Its answer is not what the data can be.' : answered.problem
  return { values, run: { question, answered: { ...answered, problem } } }
}

function refusalOf(row: ConnectorRow, definition: ConnectorDefinition, at: 'live' | 'test'): string | undefined {
  if (row.state === 'paused') return paused
  return isTrusted(row, definition, at) ? undefined : untrusted
}

const notMade = (problem: string): Answered => ({
  status: null,
  problem,
  tookMs: 0,
  body: '',
  value: undefined,
  outputs: [],
})

const underWay = new Map<string, Promise<Answered>>()

/** Who presses twice is asked for once: a provider charges for every question. */
function together(key: string, call: () => Promise<Answered>): Promise<Answered> {
  const known = underWay.get(key)
  if (known) return known
  const asked = call().finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}
