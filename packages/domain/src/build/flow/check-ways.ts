import type { Body } from '../body/body.ts'
import { impossible, type Problem } from '../body/problem.ts'
import { namesReadByRating } from '../body/rating-program-of.ts'
import { flowBlocksOf, pagesInOrder } from '../page/flow.ts'
import type { Page } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { blockNode, type FlowGraph, pageNode, reachableFrom } from './flow-graph.ts'
import { isAfterPrice } from './price-first.ts'

type Designed = Pick<Shell, 'pages' | 'flow'>
type Needed = ReadonlySet<string>

/** What no way leads to, what no way leads on from, and what every buyer must pass but some would not. */
export function checkWays(shell: Designed, needed: Needed, body: Body, graph: FlowGraph): Problem[] {
  const order = pagesInOrder(shell.pages)
  const [start] = order
  if (!start) return []
  const reached = reachableFrom(graph, pageNode(start.path))
  const at = (page: Page) => ['pages', shell.pages.indexOf(page)]
  const blocks = shell.flow?.blocks ?? []
  return [
    ...order
      .filter(({ path }) => !reached.has(pageNode(path)))
      .map((page) => impossible(at(page), `No way leads to the page "${page.title}"`)),
    ...blocks.flatMap(({ id, page }, position) =>
      reached.has(pageNode(page)) && !reached.has(blockNode(id))
        ? [impossible(['flow', 'blocks', position], 'No way leads here: the block before it always leads away')]
        : [],
    ),
    ...order
      .filter((page) => page.role !== 'thank-you' && reached.has(pageNode(page.path)) && isDeadEnd(shell, graph, page))
      .map((page) => impossible(at(page), `Dead end: nothing follows the page "${page.title}"`)),
    ...skippable(shell, needed, body, graph, start).map(([page, message]) => impossible(at(page), message)),
  ]
}

/** Neither another page nor an end can follow. */
function isDeadEnd(shell: Designed, graph: FlowGraph, page: Page): boolean {
  const own = new Set([pageNode(page.path), ...flowBlocksOf(shell, { page: page.path }).map(({ id }) => blockNode(id))])
  return ![...reachableFrom(graph, pageNode(page.path))].some((node) => !own.has(node))
}

/** Pages that a way leads past although what they do is needed later. */
function skippable(shell: Designed, needed: Needed, body: Body, graph: FlowGraph, start: Page): [Page, string][] {
  const { pages } = shell
  const pathOf = (role: Page['role']) => pages.find((page) => page.role === role)?.path
  const isPassable = (page: Page, to: string | undefined) =>
    to !== undefined &&
    page !== start &&
    page.path !== to &&
    reachableFrom(graph, pageNode(start.path)).has(pageNode(page.path)) &&
    reachableFrom(graph, pageNode(start.path), pageNode(page.path)).has(pageNode(to))
  const [plans, check, thanks] = [pathOf('plans'), pathOf('check'), pathOf('thank-you')]
  return pages.flatMap((page): [Page, string][] => {
    if (page.role === 'plans' && isPassable(page, check)) return [[page, 'A way leads to paying past the plans']]
    if (page.role === 'check' && isPassable(page, thanks)) return [[page, 'A way leads to the end past paying']]
    const group = page.role === 'questions' && body.questions.groups.find(({ name }) => name === page.group)
    const name = group && [group.name, ...group.questions.map((each) => each.name)].find((each) => needed.has(each))
    return name && isPassable(page, isAfterPrice(shell, page) ? check : plans)
      ? [[page, `A way leads past the page "${page.title}", but "${name}" is needed: give it a default`]]
      : []
  })
}

/** What pricing cannot do without, and what every sale needs. */
export function neededNames(body: Body, tables: readonly RatingTable[]): Needed {
  const defaults = new Set(body.dataset.properties.flatMap((each) => (each.default === undefined ? [] : [each.name])))
  const { holder, email, address } = body.standard
  const read = [...namesReadByRating(body, tables)].filter((name) => !defaults.has(name))
  return new Set([...read, ...[holder, email, address].filter((name) => name !== null)])
}
