import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { produce } from 'immer'
import { expect, test } from 'vitest'
import { addPlan, codeFromTitle, isKnownHereOnly, valueLeft } from './plan-operations.ts'

const empty = emptyBody({ name: 'Trips', currency: 'GBP' })

test('a plan that was added just now goes by its title', () => {
  let code = ''
  const { cover } = produce(empty, (draft) => {
    code = addPlan(draft, 'Premier')
    codeFromTitle(draft, 0)
  })
  expect(code).toMatch(/^plan_\d+$/)
  expect(cover.plans).toMatchObject([{ code: 'premier', title: 'Premier' }])
})

test('a plan that anything else may know keeps its code', () => {
  const now = { added: new Set(['plan_2']), areTablesReady: true, tables: [], product: { state: 'draft' } } as const
  expect(isKnownHereOnly('plan_2', now)).toBe(true)
  expect(isKnownHereOnly('plan_2', { ...now, added: new Set() })).toBe(false)
  expect(isKnownHereOnly('plan_2', { ...now, areTablesReady: false })).toBe(false)
  expect(isKnownHereOnly('plan_2', { ...now, tables: [{}] })).toBe(false)
  expect(isKnownHereOnly('plan_2', { ...now, product: { state: 'online' } })).toBe(false)
})

test('what is typed becomes a value when it is left, and what was undone does not come back', () => {
  expect(valueLeft('£7,000', '£7,000', 'GBP')).toEqual({ amount: '7000' })
  expect(valueLeft('Unlimited', 'Unlimited', 'GBP')).toBeUndefined()
  expect(valueLeft({ amount: '5000' }, '£7,000', 'GBP')).toBeUndefined()
  expect(valueLeft(undefined, '£7,000', 'GBP')).toBeUndefined()
  expect(valueLeft(undefined, null, 'GBP')).toBeUndefined()
})
