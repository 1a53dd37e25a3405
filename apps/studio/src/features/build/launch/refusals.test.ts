import { CallError } from '@coverwright/contract/client'
import { expect, test } from 'vitest'
import { beside, launchFailure } from './refusals.ts'

const refused = new CallError({ status: 409, message: 'Taken.', data: { code: 'product.name-taken' } })

test('a refusal because of a field names the field', () => {
  expect(beside(refused, 'product.name-taken', 'name')).toMatchObject({ status: 409, fields: { name: 'Taken.' } })
  expect(beside(refused, 'release.host-taken', 'host')).toBe(refused)
})

test('a launch that broke says so in the words of the catalogue; a refusal keeps its own', () => {
  expect(launchFailure(refused)).toBe(refused)
  const words = 'Your Product did not launch...try again in 5 minutes'
  expect(launchFailure(new TypeError('Failed to fetch'))).toMatchObject({ message: words })
  const broken = new CallError({ status: 500, message: 'Server error', data: { requestId: 'r-1' } })
  expect(launchFailure(broken)).toMatchObject({ message: words, requestId: 'r-1' })
})
