import { coverDaysOf } from '../../build/body/cover-period.ts'
import { coverStartOf, type PriceList, priceList, valuesOf } from '../../build/body/price.ts'
import { firstSelection, type Selection } from '../../build/plan/selection.ts'
import type { Answers, CalendarDate } from '../../build/question/answers.ts'
import type { AskedGroup, AskedQuestion, OptionLists } from '../../build/question/asked-question.ts'
import { itemQuestions } from '../../build/question/items.ts'
import { tickedText } from '../../build/question/ticked.ts'
import type { LoadedProgram } from '../../build/rating/load-program.ts'
import type { Quote } from '../../build/rating/quote.ts'
import type { JourneyContent } from './shown-page.ts'
import type { Prices } from './visit.ts'

const words: Partial<Record<string, string>> = { email: 'alex@example.com', 'national-id': '123456789012345' }

/** The simplest answer to a question: the first option, the smallest number, somebody of thirty-five. */
function sampleAnswer(question: AskedQuestion, lists: OptionLists, today: CalendarDate): Answers {
  const { name } = question
  switch (question.type) {
    case 'radio':
      return { [name]: question.options[0]?.value ?? '' }
    case 'checkboxes':
      return {
        [name]: tickedText(question.options.slice(0, question.atLeast ?? 1).map(({ value }) => value)),
      }
    case 'select':
      return { [name]: lists[question.list]?.[0]?.value ?? '' }
    case 'input':
      if (question.format === 'number' || question.format === 'money') return { [name]: question.min ?? '1' }
      return { [name]: (words[question.format] ?? 'Alex').slice(0, question.maxLength) }
    case 'date': {
      const isBirthday = question.minAge !== undefined || question.maxAge !== undefined
      const age = Math.min(Math.max(35, question.minAge ?? 0), question.maxAge ?? 150)
      const { day, month, year } = isBirthday ? { day: 1, month: 1, year: today.year - age } : today
      return { [`${name}-day`]: `${day}`, [`${name}-month`]: `${month}`, [`${name}-year`]: `${year}` }
    }
    case 'phone':
      return { [name]: '07700 900123' }
    case 'address':
      return {
        [`${name}-line1`]: '1 High Street',
        [`${name}-town`]: 'Bristol',
        [`${name}-postcode`]: 'BS7 9ZZ',
      }
    case 'car-registration':
      return { [name]: 'AB12 CDE' }
    case 'photo-video':
    default:
      return {}
  }
}

/** Answers of somebody who answers everything as simply as it goes; one item of each repeated group. */
export const sampleAnswers = (groups: readonly AskedGroup[], lists: OptionLists, today: CalendarDate): Answers =>
  Object.assign(
    {},
    ...groups
      .flatMap((group) => (group.repeat ? itemQuestions(group, 1) : group.questions))
      .map((question) => sampleAnswer(question, lists, today)),
  )

interface Asked {
  readonly content: JourneyContent
  readonly program: LoadedProgram | undefined
  readonly answers: Answers
  readonly now: Date
}

/**
 * Prices for a page that is being designed. Where the rating is not finished, or offers nothing for such answers, every
 * plan is shown all the same, at nothing: a page cannot be designed without what stands on it.
 */
export function samplePrices({ content, program, answers, now }: Asked): Prices {
  const { body, settings } = content
  const [plan] = body.cover.plans
  const selection: Selection = { ...firstSelection(body.cover), plan: plan?.code ?? null }
  const values = valuesOf(body, answers, selection)
  const startDate = coverStartOf(body, values, now, settings.timeZone)
  const prices = program && pricesOf({ body, program, values, startDate }, selection)
  const isOffered = prices && Object.values(prices.plans).some(({ decision }) => decision === 'accept')
  return {
    selection,
    prices: isOffered ? prices : atNothing(content, settings.currency, selection),
    days: coverDaysOf(body, values, startDate),
  }
}

function pricesOf(asked: Parameters<typeof priceList>[0], selection: Selection): PriceList | undefined {
  try {
    return priceList(asked, selection)
  } catch {
    // Some answers have no price: a table without a row for them.
    return undefined
  }
}

function atNothing({ body }: JourneyContent, currency: string, { plan }: Selection): PriceList {
  const quote: Quote = {
    program: '',
    startDate: '',
    decision: 'accept',
    reasons: [],
    trace: null,
    premium: {
      currency,
      netMinor: 0,
      commissionMinor: 0,
      feeMinor: 0,
      taxMinor: 0,
      grossMinor: 0,
      taxes: [],
      instalments: [],
    },
  }
  return {
    plans: Object.fromEntries(body.cover.plans.map(({ code }) => [code, quote])),
    addOnMinor: {},
    chosen: plan === null ? null : { quote, lines: [{ name: plan, amountMinor: 0 }] },
  }
}
