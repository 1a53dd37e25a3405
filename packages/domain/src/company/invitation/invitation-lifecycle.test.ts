import { expect, test } from 'vitest'
import { invitationLifecycle, isOpen, needsConfirmation, statusOf } from './invitation-lifecycle.ts'

const expiresAt = new Date('2026-11-15T12:00:00Z')
const before = new Date('2026-11-15T11:59:59Z')

test('an open invitation expires when its time is over; one that was used or revoked stays what it is', () => {
  for (const state of invitationLifecycle.states) {
    expect(statusOf({ state, expiresAt }, before)).toBe(state)
    expect(statusOf({ state, expiresAt }, expiresAt)).toBe(isOpen({ state }) ? 'expired' : state)
  }
})

test('only an admin confirms, and only once', () => {
  expect(needsConfirmation('admin', 'pending')).toBe(true)
  expect(needsConfirmation('admin', 'confirmed')).toBe(false)
  expect(needsConfirmation('standard', 'pending')).toBe(false)
  expect(invitationLifecycle.next('confirmed', 'confirm')).toBeUndefined()
})
