import { expect, test } from 'vitest'
import { watchSlowCalls } from './slow-calls.ts'

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
