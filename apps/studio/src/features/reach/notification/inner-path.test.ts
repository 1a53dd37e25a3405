import { expect, test } from 'vitest'
import { innerPath } from './inner-path.ts'

test('only a path of the studio is followed', () => {
  expect(innerPath('/setting-page?section=messages')).toBe('/setting-page?section=messages')
  for (const link of [null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
    expect(innerPath(link)).toBeUndefined()
  }
})
