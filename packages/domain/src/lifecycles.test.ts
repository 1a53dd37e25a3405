import { expect, test } from 'vitest'
import { isEditable, productLifecycle } from './build/product/product-lifecycle.ts'
import { scheduleLifecycle } from './publish/publisher/schedule-event.ts'
import { mountLifecycle } from './publish/release/mount-lifecycle.ts'
import { applicationLifecycle } from './sell/application/application-lifecycle.ts'
import { instalmentLifecycle } from './sell/payment/instalment-lifecycle.ts'
import { paymentLifecycle } from './sell/payment/payment-lifecycle.ts'
import { policyLifecycle } from './sell/policy/policy-lifecycle.ts'
import { quoteLifecycle } from './sell/quote/quote-lifecycle.ts'

test('what is trashed comes back as a draft and is not edited before', () => {
  expect(productLifecycle.events('trash')).toEqual(['restore'])
  expect(productLifecycle.next('trash', 'restore')).toBe('draft')
  expect(productLifecycle.states.filter((state) => !isEditable(state))).toEqual(['trash'])
})

test('only an application that is being paid for ends in a policy, once', () => {
  const ways = applicationLifecycle.states.filter((state) => applicationLifecycle.next(state, 'issue'))
  expect(ways).toEqual(['paying'])
  expect(applicationLifecycle.events('issued')).toEqual([])
})

test('money is taken for a policy once, and given back once', () => {
  expect(paymentLifecycle.next('paid', 'pay')).toBeUndefined()
  expect(paymentLifecycle.next('closed', 'pay')).toBeUndefined()
  expect(paymentLifecycle.next('closed', 'strand')).toBe('abnormal')
  expect(paymentLifecycle.next('refunded', 'refund')).toBeUndefined()
})

test('an offer is accepted while it is open', () => {
  expect(quoteLifecycle.states.filter((state) => quoteLifecycle.next(state, 'accept'))).toEqual(['open'])
})

test('what was swapped out can be rolled back to; only what is live expires', () => {
  expect(mountLifecycle.next('live', 'replace')).toBe('swap-backup')
  expect(mountLifecycle.next('swap-backup', 'rollBack')).toBe('live')
  expect(mountLifecycle.states.filter((state) => mountLifecycle.next(state, 'expire'))).toEqual(['live'])
})

test('an event that was executed cannot be changed', () => {
  for (const state of ['done', 'failed', 'cancelled'] as const) expect(scheduleLifecycle.events(state)).toEqual([])
})

test('what is over stays over', () => {
  expect(policyLifecycle.events('cancelled')).toEqual([])
  expect(instalmentLifecycle.events('paid')).toEqual([])
})
