import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import type { UnderwritingRule } from '../rating/rating-step.ts'
import { waitsForPrice } from './early-declines.ts'
import { forkedBody, forkedShell } from './test/forked-journey.ts'
import { walker } from './walk.ts'

const today = { day: 15, month: 6, year: 2026 }

function endOf(when: string, answers: Record<string, string>, rule: Partial<UnderwritingRule> = {}) {
  const written = {
    kind: 'condition',
    name: 'ill',
    when,
    outcome: 'decline',
    reason: 'Not insured',
    isSaidAtOnce: true,
  }
  const body = Body.parse({
    ...forkedBody,
    rating: { ...forkedBody.rating, rules: [{ ...written, ...rule }] },
  })
  const { end, pages } = walker({ body, shell: forkedShell() })({ answers, today })
  return end && { ...end, page: pages.at(-1)?.path }
}

const told = { kind: 'decline', reason: 'Not insured', block: 'ill' }

test('a decline is told on the page whose answers decide it, and lifted with them', () => {
  expect(endOf('is_ill = "yes"', { is_ill: 'yes' })).toEqual({ ...told, page: '/health' })
  expect(endOf('is_ill = "yes"', { is_ill: 'no' })).toBeNull()
  expect(endOf('is_ill = "yes"', {})).toBeNull()
})

test('one that needs a later answer is told there', () => {
  const answers = { is_ill: 'yes', age: '30' }
  expect(endOf('AND(is_ill = "yes", age > 20)', answers)).toMatchObject({ page: '/health' })
  expect(endOf('age > 20', answers)).toMatchObject({ page: '/' })
  expect(endOf('AND(age > 20, illness = "Rabies")', { ...answers, illness: 'Rabies' })).toMatchObject({
    page: '/details',
  })
})

test('what a step works out of the answers alone is known with them', () => {
  const steps = [
    { kind: 'formula', name: 'doubled', formula: 'age * 2' },
    { kind: 'formula', name: 'fourfold', formula: 'doubled * 2' },
    ...forkedBody.rating.steps,
  ]
  const rules = [
    {
      kind: 'condition',
      name: 'ill',
      when: 'AND(fourfold > 80, is_ill = "yes")',
      outcome: 'decline',
      reason: 'Not insured',
      isSaidAtOnce: true,
    },
  ]
  const body = Body.parse({ ...forkedBody, rating: { ...forkedBody.rating, steps, rules } })
  const walk = walker({ body, shell: forkedShell() })
  const pagesFor = (age: string) => walk({ answers: { age, is_ill: 'yes' }, today }).pages.at(-1)?.path
  expect([pagesFor('21'), pagesFor('20')]).toEqual(['/health', '/thank-you'])
})

test('without the choice, of a referral, and where the plan or a step decides, it is told at the end', () => {
  expect(endOf('age > 20', { age: '30' }, { isSaidAtOnce: false })).toBeNull()
  expect(endOf('age > 20', { age: '30' }, { outcome: 'refer' })).toBeNull()
  expect(endOf('AND(age > 20, plan = "full")', { age: '30' })).toBeNull()
  expect(endOf('AND(age > 20, rate > 1)', { age: '30' })).toBeNull()
})

test('whoever writes the rule is told that it waits for the price', () => {
  const rule = { kind: 'condition', name: 'ill', outcome: 'decline', reason: 'Not insured' } as const
  const waits = (when: string) => waitsForPrice(forkedBody, { ...rule, when })
  expect([waits('age > 20'), waits('plan = "full"'), waits('rate > 1')]).toEqual([false, true, true])
})
