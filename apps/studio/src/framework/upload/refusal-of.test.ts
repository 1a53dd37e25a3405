import { expect, test } from 'vitest'
import { acceptOf, refusalOf } from './refusal-of.ts'

const megabyte = 1024 * 1024

test('lets through what the limits allow, whatever the case of its name', () => {
  expect(refusalOf({ name: 'Me.JPEG', size: 5 * megabyte }, 'avatar')).toBeUndefined()
  expect(refusalOf({ name: 'terms.pdf', size: 15 * megabyte }, 'agreement')).toBeUndefined()
})

test("refuses in the server's words", () => {
  expect(refusalOf({ name: 'me.gif', size: 10 }, 'avatar')).toBe('Invalid file format.')
  expect(refusalOf({ name: 'png', size: 10 }, 'avatar')).toBe('Invalid file format.')
  expect(refusalOf({ name: 'me.png', size: 0 }, 'avatar')).toBe('The file is empty.')
  expect(refusalOf({ name: 'me.png', size: 5 * megabyte + 1 }, 'avatar')).toBe('The file is larger than allowed.')
})

test('offers the types to the file dialog', () => {
  expect(acceptOf('attachment')).toBe('.jpg,.jpeg,.png,.gif,.pdf')
})
