import { expect, test } from 'vitest'
import { schemeOf } from './mode.ts'

test('dark and light stand whatever the system prefers; auto follows it', () => {
  expect([schemeOf('ai8-dark', false), schemeOf('ai8-light', true)]).toEqual(['dark', 'light'])
  expect([schemeOf('ai8-auto', true), schemeOf('ai8-auto', false)]).toEqual(['dark', 'light'])
})
