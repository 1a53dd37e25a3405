import { expect, test } from 'vitest'
import { primaryLifecycle } from './primary-lifecycle.ts'
import { partOf } from './primary-product.ts'

test('what is incomplete waits, and is moved when nothing is missing', () => {
  expect(primaryLifecycle.next('none', 'ask')).toBe('pending')
  expect(primaryLifecycle.next('pending', 'move')).toBe('moved')
  expect(primaryLifecycle.next('moved', 'takeBack')).toBe('none')
  expect(primaryLifecycle.next('moved', 'ask')).toBeUndefined()
})

test('the parts of both sides are the whole premium', () => {
  const parts = { netMinor: 1000, commissionMinor: 200, feeMinor: 30, taxMinor: 144 }
  expect(partOf('seller', parts)).toBe(230)
  expect(partOf('seller', parts) + partOf('provider', parts)).toBe(1374)
})
