import type { DomainType } from '@coverwright/domain/variant'
import { expect, test, vi } from 'vitest'
import { findDomainType } from './find-domain-type.ts'

test('localhost is an insurer without a call', async () => {
  const ask = vi.fn<() => Promise<DomainType>>(async () => 'BROKER')
  expect(await findDomainType('localhost', ask)).toBe('INSURER')
  expect(ask).not.toHaveBeenCalled()
})

test('any other host is asked for', async () => {
  expect(await findDomainType('broker.localhost', async () => 'BROKER')).toBe('BROKER')
})

test('failures are ignored', async () => {
  expect(await findDomainType('broker.localhost', () => Promise.reject(new Error('503')))).toBeUndefined()
})
