import { expect, test } from 'vitest'
import { forkedBody, forkedShell, pastDetails } from '../../build/flow/test/forked-journey.ts'
import { ProductForm } from '../../build/product/product.ts'
import { exampleOf } from '../../fields.ts'
import { type Sent, type Simulated, simulator } from './simulate.ts'

const content = { settings: exampleOf(ProductForm), body: forkedBody, shell: forkedShell(pastDetails), lists: {} }
const { start, send, view, walk, prices } = simulator(content, [], new Date('2026-06-15T12:00:00Z'))

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const you = {
  full_name: 'Jo Smith',
  email: 'jo@example.org',
  age: '5',
  'cover_start-day': '16',
  'cover_start-month': '6',
  'cover_start-year': '2026',
}
function next(sent: Sent): Simulated {
  if ('problems' in sent) throw new Error(sent.problems[0]?.message)
  return sent.next
}

test('a test run goes the way buyers go, to the price they get, and pays nothing', () => {
  expect(send(start, form({ ...you, age: 'old' }))).toEqual({ problems: [{ field: 'age', message: 'Enter an age' }] })
  const health = next(send(start, form(you)))
  expect(view(health)).toMatchObject({ path: '/health', isTest: true, back: '/' })
  const plan = next(send(health, form({ is_ill: 'no' })))
  expect(plan.path).toBe('/plan')
  expect(walk(plan).pages.map(({ path }) => path)).not.toContain('/details')
  expect(view(plan).offer?.plans.map(({ code }) => code)).toEqual(['basic', 'full'])
  expect(send(plan, form({}))).toEqual({ problems: [{ field: 'plan', message: 'Choose a plan' }] })
  const check = next(send(plan, form({ plan: 'full', pay: 'yearly' })))
  expect(view(check)).toMatchObject({ path: '/check', offer: { due: { totalMinor: 24_022 } } })
  expect(send(check, form({}))).toMatchObject({ problems: [{ field: 'is_true' }] })
  const bought = view(next(send(check, form({ is_true: 'yes' }))))
  expect(bought).toMatchObject({ path: '/thank-you', outcome: { kind: 'bought' } })
  // A year from the day that was asked for, both days included.
  expect(JSON.stringify(bought.outcome)).toMatch(/16 June 2026.*15 June 2027/)
})

test('an underwriting rule is told on the way, and an unanswered question keeps the price', () => {
  const old = next(send(next(send(start, form({ ...you, age: '25' }))), form({ is_ill: 'no' })))
  expect(view(old).noOffer).toMatchObject({ kind: 'decline' })
  expect(prices(start)).toEqual({ failure: 'Enter your name' })
})
