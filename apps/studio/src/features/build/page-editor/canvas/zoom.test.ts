import { expect, test } from 'vitest'
import { fitting, zoomFrom } from './zoom.ts'

test('from whatever fits, the canvas goes on in steps, and ends at both', () => {
  expect(zoomFrom(0.62, 1)).toBe(0.75)
  expect(zoomFrom(0.62, -1)).toBe(0.5)
  expect(zoomFrom(0.75, 1)).toBe(1)
  expect(zoomFrom(1.5, 1)).toBeUndefined()
  expect(zoomFrom(0.5, -1)).toBeUndefined()
  expect(zoomFrom(0.3, -1)).toBeUndefined()
})

test('what fits is never larger than the page is', () => {
  expect(fitting(640, 1280, 0)).toBe(0.5)
  expect(fitting(4000, 1280, 24)).toBe(1)
  expect(fitting(0, 1280, 24)).toBe(1)
})
