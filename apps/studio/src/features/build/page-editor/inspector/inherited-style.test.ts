import { expect, test } from 'vitest'
import { groundToKeep, inheritedStyle } from './inherited-style.ts'

const style = { desktop: { background: 'brand' }, tablet: { background: 'tint' } }

test('a width has what the next wider one has, never its own', () => {
  expect(inheritedStyle(style, 'desktop', 'background')).toBeUndefined()
  expect(inheritedStyle(style, 'tablet', 'background')).toBe('brand')
  expect(inheritedStyle(style, 'phone', 'background')).toBe('tint')
  expect(inheritedStyle({ desktop: style.desktop }, 'phone', 'background')).toBe('brand')
  expect(inheritedStyle({ tablet: style.tablet }, 'tablet', 'background')).toBeUndefined()
})

test('no colour below one that has any is kept as none', () => {
  expect(groundToKeep('none', 'brand')).toBe('none')
  expect(groundToKeep('none', undefined)).toBeNull()
  expect(groundToKeep('tint', 'brand')).toBe('tint')
})
