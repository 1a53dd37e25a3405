import type { Cover } from '../plan/cover.ts'
import { premiumUnder, type Underwriting } from '../plan/terms.ts'
import type { DataValues } from '../question/data-values.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import { type Premium, type Quote, type QuoteOptions, quote } from '../rating/quote.ts'
import { quoteAt } from '../rating/settable-premium.ts'
import { ratingAnswers } from './rating-answers.ts'

interface Priced {
  readonly cover: Cover
  readonly program: LoadedProgram
  readonly values: DataValues
  readonly options: QuoteOptions
}

/** The underwriter decides where the rules refer; what the rules decline stays declined. */
export function priceUnderwritten(priced: Priced, standard: Quote, underwriting: Underwriting): Quote {
  const { cover, program, values, options } = priced
  if (standard.decision === 'decline' || !standard.premium) return standard
  if (underwriting.decision === 'decline') {
    const reason = { rule: underwriter, outcome: 'decline', reason: underwriting.reason } as const
    return { ...standard, decision: 'decline', premium: null, reasons: [...standard.reasons, reason] }
  }
  const { terms } = underwriting
  const plain = { ...values, ...Object.fromEntries(cover.addOns.map(({ name }) => [name, 'no'])) }
  const planMinor = premiumMinorOf(quote(program, ratingAnswers(program, plain), { startDate: options.startDate }))
  const plan = values[cover.planName]
  const premiumMinor = premiumUnder(terms, typeof plan === 'string' ? plan : '', {
    allMinor: beforeFees(standard.premium),
    planMinor,
  })
  const changed = quoteAt({ premiumMinor, by: 'underwriterTerms' }, program, ratingAnswers(program, values), options)
  const reason = { rule: underwriter, outcome: 'accept', reason: terms.reason } as const
  return { ...changed, decision: 'accept', reasons: [...changed.reasons, reason] }
}

/** Named in the reasons beside the product's own rules. */
const underwriter = 'underwriter'

export const beforeFees = ({ netMinor, commissionMinor }: Pick<Premium, 'netMinor' | 'commissionMinor'>) =>
  netMinor + commissionMinor

const premiumMinorOf = ({ premium }: Quote) => (premium ? beforeFees(premium) : 0)
