import type { Body } from '@coverwright/domain/build/body/body'
import { priceList } from '@coverwright/domain/build/body/price'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { firstSelection, selectionValues } from '@coverwright/domain/build/plan/selection'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import type { RatingInput } from '@coverwright/domain/build/rating/rating-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { useDeferredValue, useMemo } from 'react'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { useBody } from '../../body-editing/body-editing.ts'

interface AddOnPrice {
  readonly monthly: string
  readonly yearly: string
}

/** What the engine asks for an add-on on the first plan, for a buyer with the first answers there are. */
export function useAddOnPrices(): (addOn: string) => AddOnPrice | undefined {
  const { body, tables, product } = useBody()
  const settled = useDeferredValue(body)
  const prices = useMemo(() => pricesOf(settled, tables, product.timeZone), [settled, tables, product.timeZone])
  const say = (minor: number | undefined) => (minor === undefined ? '' : moneyText(minor, product.currency))
  return (addOn) => {
    const yearly = prices?.yearly[addOn]
    return yearly === undefined ? undefined : { yearly: say(yearly), monthly: say(prices?.monthly[addOn]) }
  }
}

function pricesOf(body: Body, tables: readonly RatingTable[], timeZone: string) {
  const rating = ratingProgramOf(body, tables)
  const { compiled } = compileProgram(rating)
  const [plan] = body.cover.plans
  if (!compiled || !plan) return undefined
  const program = loadProgram(compiled)
  const selection = { ...firstSelection(body.cover), plan: plan.code }
  const startDate = isoDate(calendarDate(new Date(), timeZone))
  const values = {
    ...Object.fromEntries(rating.inputs.flatMap((input) => usualAnswer(input, startDate))),
    ...selectionValues(body.cover, selection),
  }
  try {
    const asked = { body, program, values, startDate }
    const yearly = priceList(asked, { ...selection, pay: 'yearly' }).addOnMinor
    const monthly = priceList(asked, { ...selection, pay: 'monthly' }).addOnMinor
    return { yearly, monthly }
  } catch {
    // Some answers have no price: a table without a row for them, a rule that declines.
    return undefined
  }
}

function usualAnswer(input: RatingInput, today: string): (readonly [string, string])[] {
  switch (input.kind) {
    case 'choice':
      return input.options[0] === undefined ? [] : [[input.name, input.options[0]]]
    case 'yes-no':
      return [[input.name, 'no']]
    case 'date':
      return [[input.name, today]]
    case 'number':
      return [[input.name, input.min ?? '0']]
    case 'several':
    case 'text':
    default:
      return []
  }
}
