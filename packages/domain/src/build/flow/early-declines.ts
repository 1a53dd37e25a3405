import type { Body } from '../body/body.ts'
import { coverDays, lengthName, withCoverDays } from '../body/cover-period.ts'
import { ratingAnswers } from '../body/rating-answers.ts'
import { namesReadByRating, ratingProgramOf } from '../body/rating-program-of.ts'
import { partNames } from '../dataset/part-names.ts'
import { pagesInOrder } from '../page/flow.ts'
import type { Shell } from '../page/shell.ts'
import type { DataValues } from '../question/data-values.ts'
import { coverStart } from '../rating/compile-inputs.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { quote } from '../rating/quote.ts'
import { RatingError } from '../rating/rating-error.ts'
import type { RatingStep, UnderwritingRule } from '../rating/rating-step.ts'

type DecliningRule = UnderwritingRule & { readonly kind: 'condition' }

/** A rule that declines on the page whose answers decide it, in place of at the end. */
export interface EarlyDecline {
  readonly rule: DecliningRule
  /** The position of the page by which all that it reads was asked. */
  readonly after: number
  readonly declines: (values: DataValues, startDate: string) => boolean
}

interface Designed {
  readonly body: Body
  readonly shell: Pick<Shell, 'pages' | 'flow'>
}

/** Those that can be told before the price: what reads the plan or a step of pricing is told with it. */
export function earlyDeclines({ body, shell }: Designed): EarlyDecline[] {
  return body.rating.rules.flatMap((rule): EarlyDecline[] => {
    if (rule.kind !== 'condition' || rule.outcome !== 'decline' || !rule.isSaidAtOnce) return []
    const after = decidedAfter({ body, shell }, rule)
    const declines = after === undefined ? undefined : decider(body, rule)
    return after === undefined || !declines ? [] : [{ rule, after, declines }]
  })
}

/** The page by which everything a rule reads is known; none where only the price or the plan decides it. */
export function decidedAfter({ body, shell }: Designed, rule: UnderwritingRule): number | undefined {
  const order = pagesInOrder(shell.pages)
  const plans = order.findIndex(({ role }) => role === 'plans')
  const last = Math.max(0, ...namesRead(body, rule).map(positionsIn({ body, shell })))
  return last < (plans < 0 ? order.length : plans) ? last : undefined
}

/** Whether a rule reads the plan or what pricing works out: it can be told with the price only, wherever pages stand. */
export const waitsForPrice = (body: Body, rule: UnderwritingRule): boolean =>
  !namesRead(body, rule)
    .map(positionsIn({ body, shell: { pages: [] } }))
    .every(Number.isFinite)

const namesRead = (body: Body, rule: UnderwritingRule): string[] => namesIn(body, { rules: [rule] })

const namesIn = (body: Body, part: Partial<Pick<Body['rating'], 'steps' | 'rules'>>): string[] => [
  ...namesReadByRating({ ...body, rating: { ...body.rating, steps: [], rules: [], ...part } }, []),
]

/** Steps that work out something of the answers alone may be asked before there is a price: an age. */
const isPlain = (step: RatingStep): step is PlainStep => step.kind === 'formula' || step.kind === 'round'

type PlainStep = Extract<RatingStep, { kind: 'formula' | 'round' }>

/** Those that a rule needs, in their order. */
function stepsFor(body: Body, rule: UnderwritingRule): PlainStep[] {
  const wanted = new Set(namesRead(body, rule))
  const steps: PlainStep[] = []
  for (const step of body.rating.steps.toReversed())
    if (isPlain(step) && wanted.has(step.name)) {
      steps.unshift(step)
      for (const name of namesIn(body, { steps: [step] })) wanted.add(name)
    }
  return steps
}

/** Where a name becomes known. */
function positionsIn({ body, shell }: Designed): (name: string) => number {
  const order = pagesInOrder(shell.pages)
  const known = new Map<string, number>()
  for (const property of body.dataset.properties)
    for (const name of [property.name, ...partNames(property)]) known.set(name, -1)
  for (const group of body.questions.groups) {
    const at = order.findIndex((page) => page.role === 'questions' && page.group === group.name)
    const asked = group.questions.flatMap(({ name }) => {
      const property = body.dataset.properties.find((each) => each.name === name)
      return [name, ...(property ? partNames(property) : [])]
    })
    for (const name of [group.name, ...asked]) known.set(name, at)
  }
  for (const block of shell.flow?.blocks ?? [])
    if (block.kind === 'calculation')
      known.set(
        block.sets,
        order.findIndex(({ path }) => path === block.page),
      )
  const ofDays = [body.standard.coverStart, lengthName(body)].map((name) => known.get(name ?? '') ?? -1)
  known.set(coverStart, ofDays[0] ?? -1)
  known.set(coverDays, Math.max(...ofDays))
  const positionOf = (name: string) => known.get(name) ?? Number.POSITIVE_INFINITY
  for (const step of body.rating.steps)
    if (isPlain(step)) known.set(step.name, Math.max(-1, ...namesIn(body, { steps: [step] }).map(positionOf)))
  return positionOf
}

/** The rule as a program of its own, compiled once; nothing while it cannot be read. */
function decider(body: Body, rule: DecliningRule): EarlyDecline['declines'] | undefined {
  const unpriced = { kind: 'premium' as const, name: 'unpriced', formula: '0', mode: 'half-up' as const }
  const steps = [...stepsFor(body, rule), unpriced]
  const { compiled } = compileProgram(
    ratingProgramOf({ ...body, rating: { ...body.rating, steps, rules: [rule] } }, []),
  )
  if (!compiled) return undefined
  const program = loadProgram(compiled)
  return (values, startDate) => {
    try {
      const answers = ratingAnswers(program, withCoverDays(body, program, values, startDate))
      return quote(program, answers, { startDate }).decision === 'decline'
    } catch (error) {
      // What it reads is not answered yet: the rule is asked again once it is.
      if (error instanceof RatingError) return false
      throw error
    }
  }
}
