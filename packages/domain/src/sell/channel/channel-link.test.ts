import { expect, test } from 'vitest'
import { channelLink, codesIn } from './channel-link.ts'

test.each([
  ['HK-001', undefined],
  ['HK-001', 'shop-12'],
  ['a/b c?d#e', 'é'],
  ['%2f', 'shop'],
])('a link of channel %s and merchant %s is read back', (channel, merchant) => {
  const { pathname, search, hash } = new URL(channelLink('https://pet.example', channel, merchant))
  expect(codesIn(pathname)).toEqual({ channel, merchant })
  expect(search + hash).toBe('')
})

test.each(['/_/go', '/_/go/', '/_/go/%E0%A4', '/_/go/a/b/c', '/_/gone/a'])('%s names nobody', (path) => {
  expect(codesIn(path)).toBeUndefined()
})

test('what a browser takes for the folder above leads nowhere', () => {
  expect(codesIn(new URL(channelLink('https://pet.example', '..')).pathname)).toBeUndefined()
})

test('what no database takes is no code', () => {
  expect(codesIn('/_/go/%00')).toBeUndefined()
  expect(codesIn('/_/go/bank/%00')).toBeUndefined()
})
