import { expect, test } from 'vitest'
import { namesAbove } from './domain.ts'
import { domainLifecycle } from './domain-lifecycle.ts'

test('a name is under itself and everything above it but the top', () => {
  expect(namesAbove('pets.shop.tarnbrook.example')).toEqual([
    'pets.shop.tarnbrook.example',
    'shop.tarnbrook.example',
    'tarnbrook.example',
  ])
})

test('nothing leads back to a released name: it is proven anew', () => {
  expect(domainLifecycle.events('released')).toEqual([])
  expect(domainLifecycle.next('expired', 'certify')).toBeUndefined()
})
