import { expect, test } from 'vitest'
import { parseBody } from '../../build/body/body.ts'
import { withCoverDays } from '../../build/body/cover-period.ts'
import { ratingProgramOf } from '../../build/body/rating-program-of.ts'
import { sampleBody } from '../../build/body/sample-body.ts'
import { compileProgram } from '../../build/rating/compile-program.ts'
import { loadProgram } from '../../build/rating/load-program.ts'
import { riskOf } from './risk.ts'

const year = parseBody(sampleBody)
const trip = parseBody({ ...sampleBody, period: { length: { by: 'last-day', name: 'last_day', mostDays: 31 } } })
const { compiled } = compileProgram(ratingProgramOf(year, []))
if (!compiled) throw new Error('The sample has no price')
const program = loadProgram(compiled)
const at = (first: string, last: string) => ({ age: '14', cover_start: first, last_day: last })

test('an answer for a trip is for its length: another week is the same case, another fortnight is not', () => {
  const week = riskOf(trip, program, at('2027-03-12', '2027-03-18'))
  expect(riskOf(trip, program, at('2027-04-12', '2027-04-18'))).toBe(week)
  expect(riskOf(trip, program, at('2027-03-12', '2027-03-25'))).not.toBe(week)
})

test('data of a product’s own that is called like the days of cover stays what the buyer answered', () => {
  const asks = parseBody({
    ...sampleBody,
    dataset: {
      properties: [
        ...sampleBody.dataset.properties,
        { type: 'number', name: 'coverDays', decimals: 0, min: '1', max: '90' },
      ],
    },
  })
  const inputs = [{ kind: 'number', name: 'coverDays', decimals: 0, min: '1', max: '90' }] as const
  const reading = { ...program, program: { ...program.program, inputs: [...program.program.inputs, ...inputs] } }
  const values = { coverDays: '14' }
  expect(withCoverDays(asks, reading as typeof program, values, '2026-03-12')).toBe(values)
  expect(withCoverDays(year, reading as typeof program, values, '2026-03-12')).toEqual({ coverDays: '365' })
})

test('where the product says how long cover lasts, another first day is the same case', () => {
  const march = riskOf(year, program, at('2027-03-12', ''))
  expect(riskOf(year, program, at('2028-02-29', ''))).toBe(march)
})
