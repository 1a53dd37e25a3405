import { type Code, isBig } from './code.ts'
import { type CompileContext, slotOf } from './compile-context.ts'
import { coverStart } from './compile-inputs.ts'
import { fieldFormula, pushValue, roundingFunctions, roundingOf, runningPremium } from './compile-steps.ts'
import type { CompiledMoney } from './compiled-program.ts'
import { dayNumber } from './day-number.ts'
import { formatUnits, parseDecimal, type RoundingMode } from './decimal.ts'
import { formulasAt, nowhere } from './formula-build.ts'
import type { Formula } from './formula-parse.ts'
import { constantNumber, either, type NumberCode } from './number-code.ts'
import type { RatingStep } from './rating-step.ts'

interface Amount {
  readonly origin: RatingStep['kind']
  readonly name: string
  /** Before it is rounded to the currency's smallest unit. */
  readonly of: Formula
  readonly when?: Formula | undefined
  readonly formula: string | null
  readonly mode?: RoundingMode
  readonly atMost?: string | undefined
  /** Of a discount: never more than the premium it is taken off, nor less than nothing. */
  readonly isPartOfPremium?: boolean | undefined
}

const changing = new Set<RatingStep['kind']>([
  'premium',
  'discount',
  'loading',
  'add-on',
  'driver',
  'personal-accident',
])
const adding = new Set<RatingStep['kind']>(['loading', 'add-on', 'driver', 'personal-accident'])

const { number, name, call, binary, percent } = formulasAt(nowhere)

/** Steps that make amounts of money: they change the running premium, or are a part of what is paid with it. */
export class MoneySteps {
  readonly context: CompileContext
  private readonly fees: string[] = []
  private readonly commissions: string[] = []
  private readonly taxes: string[] = []
  private readonly instalments: { name: string; count: number; slot: number }[] = []

  constructor(context: CompileContext) {
    this.context = context
  }

  formula(
    source: string | undefined,
    wanted: 'number' | 'condition',
    step: string,
    field: string,
    per: string | null = null,
  ) {
    return source === undefined ? undefined : fieldFormula(this.context, source, wanted, per, { step, field })
  }

  /** The amount in its own slot, to the penny. */
  amount({
    origin,
    name: step,
    of,
    when,
    formula,
    mode = 'half-up',
    atMost,
    isPartOfPremium,
  }: Amount): NumberCode | undefined {
    const { context } = this
    if (origin !== 'premium' && context.broken.has(runningPremium)) return undefined
    const decimals = number(context.currencyDecimals)
    const unrounded = when ? call('IF', when, of, number(0)) : of
    const whole = call(roundingFunctions[mode], of, decimals)
    const capped = atMost === undefined ? whole : call('MIN', whole, call('ROUND', number(atMost), decimals))
    const final = when ? call('IF', when, capped, number(0)) : capped
    const place = { step }
    const before = context.attempt(() => context.checker().number(unrounded), place)
    const checked = before && context.attempt(() => context.checker().number(final), place)
    if (!before || !checked) return undefined
    if (isBig(checked.code)) context.error('This amount may be too large to be money; bound the data it uses.', place)
    const datum = context.define(step, null, checked, place)
    if (changing.has(origin)) this.changedBy = { step, position: context.position }
    if (origin === 'premium') context.data.set(runningPremium, datum)
    if (origin === 'discount') this.change(binary('-', name(runningPremium), name(step)), isPartOfPremium)
    if (adding.has(origin)) this.change(binary('+', name(runningPremium), name(step)))
    const isRounded = before.scale > context.currencyDecimals
    const rounding = isRounded ? roundingOf(before, context.currencyDecimals, mode) : null
    pushValue(context, { origin, name: step, formula, rounding }, checked, datum)
    this.pushChange()
    return checked
  }

  private changed: { checked: NumberCode } | null = null
  private changedBy: { readonly step: string; readonly position: number | undefined } | null = null

  /** The running premium gets a new slot; what it was stays as it is for the trace. */
  private change(to: Formula, isPartOfPremium = false) {
    const { context } = this
    const before = context.data.get(runningPremium)
    const bounds = context.attempt(() => context.checker().number(to), {})
    if (!bounds) return
    // By its bounds alone the discount of a large premium could be taken off a small one.
    const isNeverBelow = isPartOfPremium && before?.kind === 'number' && before.low >= 0n && bounds.low < 0n
    const checked = isNeverBelow ? { ...bounds, low: 0n } : bounds
    context.data.set(runningPremium, slotOf(checked, context.allot(null), null))
    this.changed = { checked }
  }

  private pushChange() {
    const premium = this.context.data.get(runningPremium)
    if (this.changed && premium)
      pushValue(
        this.context,
        { origin: runningPremium, name: runningPremium, formula: null, isShown: false },
        this.changed.checked,
        premium,
      )
    this.changed = null
  }

  fee(amount: Amount) {
    const made = this.amount(amount)
    if (!made) return
    this.fees.push(amount.name)
    if (made.low < 0n)
      this.context.stop(`The fee may fall below zero, to ${this.money(made)}; bound it, as in MAX(…, 0).`, {
        step: amount.name,
        field: 'amount',
      })
  }

  private readonly money = ({ low, scale }: NumberCode) => formatUnits(low, scale)

  /** What somebody is paid for being insured is no premium. */
  private checkPremium() {
    const { context, changedBy } = this
    const premium = context.data.get(runningPremium)
    if (premium?.kind !== 'number' || premium.low >= 0n || !changedBy) return
    const { step, position } = changedBy
    context.stop(
      `The premium may fall below zero, to ${this.money(premium)}; bound it, as a premium step MAX(premium, 0) does.`,
      { step, ...(position !== undefined && { position }) },
    )
  }

  commission(amount: Amount) {
    if (this.amount(amount)) this.commissions.push(amount.name)
  }

  tax(step: Extract<RatingStep, { kind: 'tax' | 'premium-levy' }>) {
    const base = step.on === 'premium' ? name(runningPremium) : sumOf([runningPremium, ...this.fees])
    const rate = `${step.name}Percent`
    const { context } = this
    const checked = datedPercent(context, step.rates)
    const datum = context.define(rate, null, checked, { step: step.name })
    pushValue(context, { origin: step.kind, name: rate, formula: null }, checked, datum)
    const on = step.on === 'premium' ? runningPremium : `(${[runningPremium, ...this.fees].join(' + ')})`
    const made = this.amount({
      origin: step.kind,
      name: step.name,
      of: binary('*', base, percent(name(rate))),
      formula: `${on} * ${rate}%`,
      atMost: step.kind === 'premium-levy' ? step.atMost : undefined,
    })
    if (made) this.taxes.push(step.name)
  }

  plan({ name: step, count, chargePercent }: Extract<RatingStep, { kind: 'instalments' }>) {
    this.total()
    const { currencyDecimals } = this.context
    const charge = call('ROUND', binary('*', name(gross), percent(number(chargePercent))), number(currencyDecimals))
    const isFree = parseDecimal(chargePercent)?.units === 0n
    const made = this.amount({
      origin: 'instalments',
      name: step,
      of: isFree ? name(gross) : binary('+', name(gross), charge),
      formula: isFree ? gross : `gross + ROUND(gross * ${chargePercent}%, ${currencyDecimals})`,
    })
    const slot = this.context.data.get(step)?.slot
    if (made && slot !== undefined) this.instalments.push({ name: step, count, slot })
  }

  /** What is paid, once, when all that it consists of is there. */
  private total() {
    const { context } = this
    if (context.data.has(gross)) return
    const checked = context.attempt(
      () => context.checker().number(sumOf([runningPremium, ...this.fees, ...this.taxes])),
      {},
    )
    if (!checked) return
    if (isBig(checked.code)) context.error('The premium may be too large to be money; bound the data it uses.', {})
    const datum = context.define(gross, null, checked, {})
    pushValue(context, { origin: gross, name: gross, formula: null }, checked, datum)
  }

  /** net + commission = premium, premium + fee + tax = gross: sums of whole pennies, so nothing is lost between them. */
  finish(): CompiledMoney {
    const { fees, taxes, commissions, context } = this
    if (!context.data.has(runningPremium)) {
      if (!context.broken.has(runningPremium)) context.error('No step sets the premium.', {})
      return { premiumSlot: 0, grossSlot: 0, commissions: [], fees: [], taxes: [], instalments: [] }
    }
    this.checkPremium()
    this.total()
    const slotOfName = (each: string) => context.data.get(each)?.slot ?? 0
    return {
      premiumSlot: slotOfName(runningPremium),
      grossSlot: slotOfName(gross),
      commissions: commissions.map(slotOfName),
      fees: fees.map(slotOfName),
      taxes: taxes.map((tax) => ({ name: tax, slot: slotOfName(tax) })),
      instalments: this.instalments,
    }
  }
}

/** The name of all that is paid: premium, fees and taxes. */
const gross = 'gross'

function sumOf(names: readonly string[]): Formula {
  const [first, ...others] = names
  if (first === undefined) return number(0)
  return others.reduce<Formula>((sum, each) => binary('+', sum, name(each)), name(first))
}

const dayOf = (from: string | null) => (from === null ? Number.NEGATIVE_INFINITY : dayNumber(from))

/** The last percentage whose day is not after the cover start; before the first there is none. */
function datedPercent(
  context: CompileContext,
  rates: readonly { readonly from: string | null; readonly percent: string }[],
): NumberCode {
  const ordered = rates.toSorted((left, right) => dayOf(left.from) - dayOf(right.from))
  const start = context.data.get(coverStart)?.code ?? { op: 'no-rate' }
  let result: NumberCode | undefined
  for (const { from, percent: text } of ordered) {
    const { units, scale } = parseDecimal(text) ?? { units: 0n, scale: 0 }
    const rate = constantNumber(units, scale)
    if (from === null) result = rate
    else {
      const since: Code = { op: 'compare', how: '>=', left: start, right: { op: 'constant', value: dayNumber(from) } }
      result = either(since, rate, result ?? { ...rate, code: { op: 'no-rate' } })
    }
  }
  return result ?? constantNumber(0n, 0)
}
