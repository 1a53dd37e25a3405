import { messages } from '../../messages.ts'
import type { Body } from '../body/body.ts'
import { conditionProblems, expectedOf } from '../body/check-questions.ts'
import { type At, impossible, missing, type Problem, unknown } from '../body/problem.ts'
import { type Branch, type FlowBlock, pagesInOrder, type Target } from '../page/flow.ts'
import { nameOfPage, type Page } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { formulaProblems } from './calculate.ts'
import { connectorProblems, type KnownConnector } from './check-connector.ts'
import { eventProblems, type KnownEvent, mostRaised } from './check-event.ts'
import { checkWays, neededNames } from './check-ways.ts'
import { flowGraph } from './flow-graph.ts'
import { checkPriceFirst } from './price-first.ts'

type Designed = Pick<Shell, 'pages' | 'flow'>
type Checked = Designed & Called

/** What of the company's a journey names. */
interface Called {
  readonly connectors: readonly KnownConnector[]
  readonly events: readonly KnownEvent[]
}

const nothingCalled: Called = { connectors: [], events: [] }

/** Everything about the way through a journey that would leave a buyer standing; empty when nothing would. */
export function checkFlow(
  shell: Designed,
  body: Body,
  tables: readonly RatingTable[] = [],
  called: Called = nothingCalled,
): Problem[] {
  const blocks = shell.flow?.blocks ?? []
  return [
    ...blocks.flatMap((block, at) => blockProblems({ ...shell, ...called }, body, block, ['flow', 'blocks', at])),
    ...tooManyRaised(blocks),
    ...checkWays(shell, neededNames(body, tables), body, flowGraph(shell)),
    ...checkPriceFirst(shell, body, tables),
  ]
}

function tooManyRaised(blocks: readonly FlowBlock[]): Problem[] {
  const raising = blocks.flatMap(({ kind }, at) => (kind === 'event' ? [at] : []))
  const tooMany = raising[mostRaised]
  return tooMany === undefined
    ? []
    : [impossible(['flow', 'blocks', tooMany], `A journey raises ${mostRaised} events at most`)]
}

function blockProblems(shell: Checked, body: Body, block: FlowBlock, at: At): Problem[] {
  const position = pagesInOrder(shell.pages).findIndex(({ path }) => path === block.page)
  const aside =
    position < 0 ? [impossible([...at, 'page'], 'Buyers are not led through this page: its logic is never passed')] : []
  return [...aside, ...ownProblems(shell, body, block, at)]
}

function ownProblems(shell: Checked, body: Body, block: FlowBlock, at: At): Problem[] {
  switch (block.kind) {
    case 'condition':
      return [
        ...(block.branches.length === 0 ? [missing([...at, 'branches'], 'A condition needs a branch')] : []),
        ...block.branches.flatMap((branch, index) =>
          branchProblems(shell, body, block, branch, [...at, 'branches', index]),
        ),
      ]
    case 'jump':
      return targetProblems(shell, block, block.leads, [...at, 'leads'])
    case 'calculation': {
      const { sets, formula } = block
      if (!sets) return [missing([...at, 'sets'], messages.required)]
      if (!body.dataset.properties.some(({ name }) => name === sets))
        return [unknown([...at, 'sets'], `There is no data named "${sets}"`)]
      if (askedNames(body).has(sets)) return [impossible([...at, 'sets'], `A question asks for "${sets}" already`)]
      if (!formula.trim()) return [missing([...at, 'formula'], messages.required)]
      return formulaProblems(body, block).map((message) => impossible([...at, 'formula'], message))
    }
    case 'event':
      return eventProblems(block, at, {
        body,
        events: shell.events,
        known: knownAfter(shell, body, block),
        after: nameOf(shell, block),
      })
    case 'connector':
    default:
      return [
        ...connectorProblems(block, at, {
          body,
          connectors: shell.connectors,
          known: knownAfter(shell, body, block),
          asked: askedNames(body),
          after: nameOf(shell, block),
        }),
        ...targetProblems(shell, block, block.onFailure, [...at, 'onFailure']),
      ]
  }
}

/** The page it is bound to, as people know it. */
function nameOf({ pages }: Designed, block: FlowBlock): string {
  const page = pages.find(({ path }) => path === block.page)
  return page ? nameOfPage(page) : block.page
}

const askedNames = ({ questions }: Body) =>
  new Set(questions.groups.flatMap((group) => group.questions.map(({ name }) => name)))

function branchProblems(shell: Designed, body: Body, block: FlowBlock, { when, leads }: Branch, at: At): Problem[] {
  const known = knownAfter(shell, body, block)
  const properties = new Map(body.dataset.properties.map((property) => [property.name, property]))
  const answersTo = (name: string) => {
    const property = properties.get(name)
    return known.has(name) ? expectedOf(property) : undefined
  }
  return [
    ...conditionProblems(when, [...at, 'when'], answersTo),
    ...targetProblems(shell, block, leads, [...at, 'leads']),
  ]
}

/** What is known when this logic is passed: asked on this page or before, calculated or fetched before it, chosen of the cover. */
export function knownAfter(
  { pages, flow }: Designed,
  { questions, cover }: Body,
  block: Pick<FlowBlock, 'id' | 'page'>,
): ReadonlySet<string> {
  const order = pagesInOrder(pages)
  const position = order.findIndex(({ path }) => path === block.page)
  const met = order.slice(0, position + 1)
  const asked = met.flatMap((page) => {
    const group = page.role === 'questions' && questions.groups.find(({ name }) => name === page.group)
    return group && !group.repeat ? group.questions.map(({ name }) => name) : []
  })
  const blocks = flow?.blocks ?? []
  const own = blocks.findIndex(({ id }) => id === block.id)
  const calculated = blocks.flatMap((each, at) => {
    const isBefore = each.page === block.page ? at < own || own < 0 : met.some(({ path }) => path === each.page)
    if (!isBefore) return []
    if (each.kind === 'connector') return each.outputs.map(({ data }) => data)
    return each.kind === 'calculation' ? [each.sets] : []
  })
  const chosen = met.some(({ role }) => role === 'plans')
    ? [cover.planName, ...cover.choices.map(({ name }) => name), ...cover.addOns.map(({ name }) => name)]
    : []
  return new Set([...asked, ...calculated, ...chosen])
}

function targetProblems({ pages }: Designed, block: FlowBlock, leads: Target, at: At): Problem[] {
  if (leads.to === 'on') return []
  if (leads.to !== 'page')
    return leads.reason.trim() ? [] : [missing([...at, 'reason'], 'Say why, in words for the buyer')]
  const order = pagesInOrder(pages)
  const positionOf = (path: string) => order.findIndex((each: Page) => each.path === path)
  const wanted = positionOf(leads.page)
  if (wanted >= 0)
    return wanted > positionOf(block.page)
      ? []
      : [impossible([...at, 'page'], 'This leads back: with the same answers it would go round for ever')]
  return pages.some(({ path }) => path === leads.page)
    ? [impossible([...at, 'page'], 'This is a dead end: nothing follows a page of text')]
    : [unknown([...at, 'page'], 'This is a dead end: there is no such page')]
}
