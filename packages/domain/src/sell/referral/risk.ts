import type { Body } from '../../build/body/body.ts'
import { ratingAnswers } from '../../build/body/rating-answers.ts'
import type { DataValues } from '../../build/question/data-values.ts'
import type { LoadedProgram } from '../../build/rating/load-program.ts'
import { hashJson } from '../../hash-json.ts'

/**
 * What an underwriter judges, as one value: what pricing and rules read of the answers. What is chosen of the cover and
 * the day it starts are no part of it, for the customer settles those after the answer has come.
 */
export function riskOf({ cover, standard }: Body, program: LoadedProgram, values: DataValues): string {
  const chosen = new Set([
    cover.planName,
    ...[...cover.choices, ...cover.addOns].map(({ name }) => name),
    ...(standard.coverStart ? [standard.coverStart] : []),
  ])
  const read = Object.entries(ratingAnswers(program, values)).filter(([name]) => !chosen.has(name))
  return hashJson(Object.fromEntries(read))
}
