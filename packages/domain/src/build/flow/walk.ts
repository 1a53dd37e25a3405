import type { Body } from '../body/body.ts'
import { type Branch, type FlowBlock, flowBlocksOf, pagesInOrder, type Target } from '../page/flow.ts'
import type { Page } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'
import { type Selection, selectionValues } from '../plan/selection.ts'
import { type Answers, type CalendarDate, isoDate, readDate } from '../question/answers.ts'
import { askedGroups } from '../question/ask.ts'
import type { AskedGroup } from '../question/asked-question.ts'
import { type DataValues, groupValues } from '../question/data-values.ts'
import { holds } from '../question/holds.ts'
import { calculator } from './calculate.ts'
import { earlyDeclines } from './early-declines.ts'
import { type Awaited, askedWith, type ConnectorBlock, type Connectors, demoValues, type Fetched } from './fetched.ts'

/** An end of a journey without a price: somebody looks at it, or it is not insured. */
export interface FlowEnd {
  readonly kind: 'refer' | 'decline'
  readonly reason: string
  /** The flow block, or the rule, that led there. */
  readonly block: string
}

/** What came of one flow block: the branch that held, the value that was set. */
export interface PassedBlock {
  readonly block: FlowBlock
  readonly branch?: Branch
  readonly value?: string
  /** What another system answered, by data name; null where it failed. */
  readonly fetched?: Readonly<Record<string, string>> | null
}

export interface Walk {
  /** The pages that these answers lead through, in order, as far as an end. */
  readonly pages: readonly Page[]
  /** What is asked on those pages. */
  readonly groups: readonly AskedGroup[]
  /** Those of them that are asked once the price was seen. */
  readonly late: readonly AskedGroup[]
  /** What was answered on them and what was calculated between them: what was answered elsewhere counts for nothing. */
  readonly values: DataValues
  /** The logic passed after each page, by its path. */
  readonly passed: Readonly<Record<string, readonly PassedBlock[]>>
  readonly end: FlowEnd | null
  /** The call that the way ends at until it was made. */
  readonly awaits: Awaited | null
}

export interface Given {
  readonly answers: Answers
  readonly selection?: Selection | undefined
  readonly today: CalendarDate
  /** What other systems answered so far; where nobody is asked, what connectors are shown with. */
  readonly fetched?: Fetched | 'demo' | undefined
  /** What was fetched stands, whatever has become of what it was asked with: nobody is asked any more. */
  readonly isSold?: boolean
}

export type Walker = (given: Given) => Walk

interface Designed {
  readonly body: Body
  readonly shell: Pick<Shell, 'pages' | 'flow'>
  readonly connectors?: Connectors | undefined
}

/** Follows the logic of a journey: which pages, in which order, and what comes of it. */
export function walker({ body, shell, connectors = {} }: Designed): Walker {
  const order = pagesInOrder(shell.pages)
  const byName = new Map(askedGroups(body).map((group) => [group.name, group]))
  const calculate = calculator(body)
  const early = earlyDeclines({ body, shell })

  return ({ answers, selection, today, fetched = {}, isSold = false }) => {
    const { coverStart } = body.standard
    const startDate = isoDate((coverStart && readDate(coverStart, answers)) || today)
    const pages: Page[] = []
    const groups: AskedGroup[] = []
    const late: AskedGroup[] = []
    const values: Record<string, DataValues[string]> = {}
    const passed: Record<string, PassedBlock[]> = {}
    const waiting: { awaits: Awaited | null } = { awaits: null }

    /** Where the page's logic leads; each block in turn until one leads away. */
    const leave = (page: Page): (Exclude<Target, { to: 'on' }> & { readonly block: string }) | undefined => {
      for (const block of flowBlocksOf(shell, { page: page.path })) {
        const done = block.kind === 'connector' ? fetch(block) : pass(block)
        if (!done) return undefined
        passed[page.path] = [...(passed[page.path] ?? []), done]
        const leads = done.branch?.leads ?? leadOf(done)
        if (leads && leads.to !== 'on') return { ...leads, block: block.id }
      }
      return undefined
    }
    /** Nothing while it was not asked. */
    const fetch = (block: ConnectorBlock): PassedBlock | undefined => {
      const definition = block.connectorId ? connectors[block.connectorId] : undefined
      if (!definition) return { block }
      const asked = askedWith(block, definition, values)
      if (!asked) return { block, fetched: null }
      const kept = fetched === 'demo' ? undefined : fetched[block.id]
      if (fetched !== 'demo' && kept?.inputsHash !== asked.inputsHash && !isSold) {
        waiting.awaits = asked
        return undefined
      }
      const found = fetched === 'demo' ? demoValues(body, block, definition) : (kept?.values ?? null)
      Object.assign(values, found)
      return { block, fetched: found }
    }
    const pass = (block: FlowBlock): PassedBlock => {
      if (block.kind === 'condition') {
        const branch = block.branches.find(({ when }) => when.tests.length > 0 && holds(when, textsIn(values)))
        return { block, ...(branch && { branch }) }
      }
      if (block.kind !== 'calculation') return { block }
      const value = calculate(block, values, startDate)
      if (value !== undefined) values[block.sets] = value
      return { block, ...(value !== undefined && { value }) }
    }

    let at = 0
    for (let page = order[at]; page; page = order[at]) {
      pages.push(page)
      const group = page.role === 'questions' ? byName.get(page.group) : undefined
      if (group) {
        groups.push(group)
        if (pages.some(({ role }) => role === 'plans')) late.push(group)
        Object.assign(values, groupValues([group], answers))
      }
      if (page.role === 'plans' && selection?.plan) Object.assign(values, selectionValues(body.cover, selection))
      const led = leave(page)
      const reached = at
      const declined = early.find(({ after, declines }) => after <= reached && declines(values, startDate))
      if (declined) {
        const { name, reason } = declined.rule
        return { pages, groups, late, values, passed, ...waiting, end: { kind: 'decline', reason, block: name } }
      }
      if (led && led.to !== 'page')
        return {
          pages,
          groups,
          late,
          values,
          passed,
          ...waiting,
          end: { kind: led.to, reason: led.reason, block: led.block },
        }
      if (waiting.awaits) break
      const wanted = led ? order.findIndex(({ path }) => path === led.page) : at + 1
      // Logic only leads on: a way back would go round for ever, since the answers stay as they are.
      at = wanted > at ? wanted : at + 1
    }
    return { pages, groups, late, values, passed, ...waiting, end: null }
  }
}

const leadOf = ({ block, fetched }: PassedBlock): Target | undefined => {
  if (block.kind === 'jump') return block.leads
  return block.kind === 'connector' && fetched === null ? block.onFailure : undefined
}

/** What conditions can test: of a repeated group there is no one answer. */
const textsIn = (values: DataValues): Answers =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
