import { expect, test } from 'vitest'
import { watchSlowCalls } from './slow-calls.ts'

test('addresses that did not answer the last time have half of the places, and others all', async () => {
  const calls = watchSlowCalls()
  const ends: (() => void)[] = []
  const silent = () => new Promise<string>((resolve) => void ends.push(() => resolve('answered')))
  const waiting = Array.from({ length: 6 }, () => calls.ifDoubted(true, silent))
  expect(await calls.ifDoubted(true, async () => 'called')).toBeUndefined()
  expect(await calls.ifDoubted(false, async () => 'called')).toBe('called')
  ends.pop()?.()
  await Promise.any(waiting)
  expect(await calls.ifDoubted(true, async () => 'called')).toBe('called')
  for (const end of ends) end()
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 6 }, () => 'answered'))
})

test('a company whose calls are slow waits, and nobody else does', async () => {
  let time = 0
  const calls = watchSlowCalls(() => time)
  const ends: (() => void)[] = []
  const waiting = Array.from({ length: 3 }, () =>
    calls.during('slow', () => new Promise<void>((resolve) => void ends.push(resolve))),
  )
  expect(calls.isSlow('slow')).toBe(false)
  time = 3000
  expect(calls.isSlow('slow')).toBe(true)
  expect(calls.isSlow('other')).toBe(false)
  for (const end of ends) end()
  await Promise.all(waiting)
  expect(calls.isSlow('slow')).toBe(false)
})
