import type { ProductForm } from '../product/product.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import type { Body } from './body.ts'
import { checkCover } from './check-cover.ts'
import { checkDataset } from './check-dataset.ts'
import { checkDraftedPapers } from './check-drafted-papers.ts'
import { checkPapers } from './check-papers.ts'
import { checkPeriod } from './check-period.ts'
import { checkPeriods } from './check-periods.ts'
import { checkQuestions } from './check-questions.ts'
import { checkRating } from './check-rating.ts'
import { checkStartingRates } from './check-starting-rates.ts'
import { checkDraftedStatement } from './drafted-statement.ts'
import type { Problem } from './problem.ts'

/** Everything that stands in the way of selling this; empty when nothing does. */
export function checkBody(body: Body, settings: ProductForm, today: string, tables: readonly RatingTable[]): Problem[] {
  return [
    ...checkDataset(body),
    ...checkQuestions(body),
    ...checkCover(body),
    ...checkPeriod(body),
    ...checkRating(body, settings, tables),
    ...checkPapers(body, settings, today),
    ...unconfirmed(body, [
      ...checkPeriods(body, settings.languages),
      ...checkDraftedPapers(body, settings, today),
      ...checkDraftedStatement(body, settings),
      ...checkStartingRates(tables),
    ]),
  ]
}

/** What may be meant stops nobody once somebody has said that it is; written otherwise it is asked about again. */
const unconfirmed = ({ confirmed = [] }: Body, found: readonly Problem[]) =>
  found.filter(({ confirm }) => confirm === undefined || !confirmed.includes(confirm))
