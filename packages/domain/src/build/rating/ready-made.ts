import type { CompileContext } from './compile-context.ts'
import type { MoneySteps } from './compile-money.ts'
import { knownGroup, pushValue, runningPremium } from './compile-steps.ts'
import { formatUnits, tenTo } from './decimal.ts'
import { formulasAt, nowhere } from './formula-build.ts'
import type { Formula } from './formula-parse.ts'
import type { RatingStep } from './rating-step.ts'

const { number, name, call, binary, percent } = formulasAt(nowhere)

type MoneyStep = Exclude<RatingStep, { kind: 'lookup' | 'formula' | 'round' }>

/** What a step is about, in the order in which they may come: tax on a premium that changes afterwards is wrong. */
const stages = {
  premium: 0,
  discount: 0,
  loading: 0,
  'add-on': 0,
  driver: 0,
  'personal-accident': 0,
  commission: 1,
  fee: 1,
  tax: 2,
  'premium-levy': 2,
  instalments: 3,
} as const satisfies Record<MoneyStep['kind'], number>

const stageWords = ['the premium', 'commission and fees', 'tax and levies', 'instalments'] as const

export function checkOrder(context: CompileContext, steps: readonly RatingStep[]) {
  let reached = 0
  let hasPremium = false
  for (const [position, step] of steps.entries()) {
    context.position = position
    if (step.kind === 'lookup' || step.kind === 'formula' || step.kind === 'round') continue
    const stage = stages[step.kind]
    if (stage < reached)
      context.error(`${stageWords[stage]} cannot change after ${stageWords[reached]}.`, { step: step.name })
    if (step.kind !== 'premium' && !hasPremium)
      context.error('No step before this one sets the premium.', { step: step.name })
    if (step.kind === 'premium') hasPremium = true
    reached = Math.max(reached, stage)
  }
  context.position = undefined
}

/** Each ready-made step as the formula it stands for. */
export function compileMoneyStep(money: MoneySteps, step: MoneyStep) {
  const field = (source: string, which: string) => money.formula(source, 'number', step.name, which)
  const condition = (source: string | undefined) => money.formula(source, 'condition', step.name, 'when')
  const shared = { origin: step.kind, name: step.name }
  switch (step.kind) {
    case 'premium': {
      const of = field(step.formula, 'formula')
      if (of) money.amount({ ...shared, of, formula: step.formula, mode: step.mode })
      return
    }
    case 'discount': {
      const wanted = field(step.percent, 'percent')
      const of = wanted && step.atMostPercent !== undefined ? call('MIN', wanted, number(step.atMostPercent)) : wanted
      const formula = `premium * (${step.percent})%`
      const isPartOfPremium = of && isShare(money, of, step.name)
      if (of)
        money.amount({
          ...shared,
          of: binary('*', name(runningPremium), percent(of)),
          when: condition(step.when),
          formula,
          isPartOfPremium,
        })
      return
    }
    case 'loading': {
      const more = field(step.amount, 'amount')
      const isShareOf = step.by === 'percent'
      const of = more && isShareOf ? binary('*', name(runningPremium), percent(more)) : more
      const formula = isShareOf ? `premium * (${step.amount})%` : step.amount
      if (of) money.amount({ ...shared, of, when: condition(step.when), formula })
      return
    }
    case 'add-on': {
      const of = field(step.price, 'price')
      if (of) money.amount({ ...shared, of, when: condition(step.when), formula: step.price })
      return
    }
    case 'driver':
      compileDriver(money, step)
      return
    case 'personal-accident': {
      const persons = field(step.persons, 'persons')
      const sumInsured = field(step.sumInsured, 'sumInsured')
      const rate = field(step.ratePerThousand, 'ratePerThousand')
      if (!persons || !sumInsured || !rate) return
      const each = call(
        'ROUND',
        binary('/', binary('*', sumInsured, rate), number(1000)),
        number(money.context.currencyDecimals),
      )
      const formula = `(${step.persons}) * (${step.sumInsured}) * (${step.ratePerThousand}) / 1000`
      money.amount({ ...shared, of: binary('*', persons, each), when: condition(step.when), formula })
      return
    }
    case 'commission': {
      const of = field(step.percent, 'percent')
      const formula = `premium * (${step.percent})%`
      if (of) money.commission({ ...shared, of: binary('*', name(runningPremium), percent(of)), formula })
      return
    }
    case 'fee': {
      const of = field(step.amount, 'amount')
      if (of) money.fee({ ...shared, of, when: condition(step.when), formula: step.amount })
      return
    }
    case 'tax':
    case 'premium-levy':
      money.tax(step)
      return
    case 'instalments':
      money.plan(step)
  }
}

/** A discount is 1 to 99 %; one that is worked out may also be none. What may be more would give the cover away. */
function isShare({ context }: MoneySteps, percentage: Formula, step: string): boolean {
  const checked = context.attempt(() => context.checker().number(percentage), { step, field: 'percent' })
  if (!checked) return false
  const { low, high, scale, constant } = checked
  const whole = tenTo(scale)
  const least = constant === undefined ? 0n : whole
  if (low < least || high > 99n * whole)
    context.stop(
      constant === undefined
        ? `The discount may be ${formatUnits(low, scale)} to ${formatUnits(high, scale)} %; keep it from 0 to 99, as “at most” does.`
        : 'A discount is 1 to 99 %.',
      { step, field: 'percent' },
    )
  return low >= 0n && high <= 100n * whole
}

/** Each driver's loading is an amount to the penny of its own, so that the trace adds up driver by driver. */
function compileDriver(money: MoneySteps, step: Extract<RatingStep, { kind: 'driver' }>) {
  const { context } = money
  const place = { step: step.name, field: 'percent' }
  const group = knownGroup(context, step.group, { step: step.name })
  const of = group === null ? undefined : money.formula(step.percent, 'number', step.name, 'percent', group)
  if (!of || group === null) return
  const share = binary('*', name(runningPremium), percent(of))
  const rounded = call('ROUND', share, number(context.currencyDecimals))
  const checked = context.attempt(() => context.checker(group).number(rounded), place)
  if (!checked) return
  const each = `${step.name}Each`
  const datum = context.define(each, group, checked, { step: step.name })
  const formula = `premium * (${step.percent})%`
  pushValue(context, { origin: 'driver', name: each, per: group, formula }, checked, datum)
  money.amount({
    origin: 'driver',
    name: step.name,
    of: call('SUM', name(`${group}.${each}`)),
    formula: `SUM(${group}.${each})`,
  })
}
