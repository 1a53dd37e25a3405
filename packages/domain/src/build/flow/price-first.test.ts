import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { checkFlow } from './check-flow.ts'
import { isAfterPrice, neededForPrice, placedAroundPrice } from './price-first.ts'
import { personalBody, personalShell } from './test/price-first-journey.ts'

const details = personalShell.pages.find(({ path }) => path === '/details')

test('details that the price does not read may be asked after it, and steps follow the pages', () => {
  expect(checkFlow(personalShell, personalBody)).toEqual([])
  expect(details && isAfterPrice(personalShell, details)).toBe(true)
  const before = placedAroundPrice(personalShell, '/details', 'before')
  expect(before.pages.map(({ path }) => path)).toEqual(['/', '/details', '/plan', '/check', '/thank-you'])
  expect(before.steps).toEqual(['Pet', 'You', 'Plan', 'Check and pay'])
  const translated = { ...before, translations: { de_de: { 'steps.1': 'Sie', 'steps.2': 'Tarif' } } }
  const after = placedAroundPrice(translated, '/details', 'after')
  expect(after.pages).toEqual(personalShell.pages)
  expect(after.steps).toEqual(['Pet', 'Plan', 'You', 'Check and pay'])
  expect(after.translations).toEqual({ de_de: { 'steps.2': 'Sie', 'steps.1': 'Tarif' } })
})

const calculation = (sets: string, formula: string) => ({
  id: sets,
  name: sets,
  kind: 'calculation' as const,
  page: '/details',
  sets,
  formula,
})

test('what a rate needs is asked before, and it is said what needs it', () => {
  const steps = personalBody.rating.steps.map((step) =>
    step.kind === 'premium' ? { ...step, formula: 'IF(home_area = "BS", 2, 1) * rate * (1 + age / 100)' } : step,
  )
  const byPlace = Body.parse({ ...personalBody, rating: { ...personalBody.rating, steps } })
  expect(checkFlow(personalShell, byPlace).map(({ message }) => message)).toEqual([
    '"home" is asked after the price, but pricing step 2 needs it: ask it before',
  ])
  // What is worked out of it between pages is needed as well, by however many steps.
  const shell = { ...personalShell, flow: { blocks: [calculation('near', 'IF(home_area = "BS", 1, 0)')] } }
  const number = { type: 'number' as const, name: 'near', decimals: 0, min: '0', max: '9' }
  const byNearness = Body.parse({
    ...personalBody,
    dataset: { properties: [...personalBody.dataset.properties, number] },
    rating: {
      ...personalBody.rating,
      steps: personalBody.rating.steps.map((step) =>
        step.kind === 'premium' ? { ...step, formula: `(1 + near) * ${step.formula}` } : step,
      ),
    },
  })
  expect(checkFlow(shell as unknown as typeof personalShell, byNearness).map(({ message }) => message)).toContain(
    '"home" is asked after the price, but the calculation of "near" needs it: ask it before',
  )
  const [first] = personalShell.pages
  expect(first && neededForPrice(personalBody, [], first)).toEqual([
    { name: 'age', why: 'pricing step 2' },
    { name: 'cover_start', why: 'the days of cover' },
  ])
  expect(Body.parse(sampleBody).standard.coverStart).toBe('cover_start')
})
