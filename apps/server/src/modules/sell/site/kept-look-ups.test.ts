import { lookUpKeptMs } from '@coverwright/domain/build/connector/look-up-limits'
import { expect, test } from 'vitest'
import { keepLookUps } from './kept-look-ups.ts'

function aKeeper() {
  const clock = { at: 0 }
  const asked: string[] = []
  const kept = keepLookUps(() => clock.at)
  const ask = (key: string, value: string | undefined = key) =>
    kept.get(key, async () => {
      asked.push(key)
      return value
    })
  return { clock, asked, kept, ask }
}

test('what was answered is the answer for a day, and one question for who asks at once', async () => {
  const { clock, asked, ask } = aKeeper()
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a'])
  clock.at = lookUpKeptMs - 1
  await ask('a')
  expect(asked).toEqual(['a'])
  clock.at = lookUpKeptMs
  await ask('a')
  expect(asked).toEqual(['a', 'a'])
})

test('what failed is asked again, and is no answer', async () => {
  const { asked, ask } = aKeeper()
  const kept = aKeeper().kept
  await expect(kept.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('b', async () => 'b')).toBe('b')
  expect(await kept.get('c', async () => undefined)).toBeUndefined()
  expect(kept.size()).toBe(1)
  await ask('a')
  expect(asked).toEqual(['a'])
})

test('what is over goes, and of very many the oldest', async () => {
  const { clock, kept, ask } = aKeeper()
  await ask('first')
  clock.at = lookUpKeptMs
  await ask('second')
  expect(kept.size()).toBe(1)
  for (let at = 0; at < 5100; at++) await ask(`many ${at}`)
  expect(kept.size()).toBe(5000)
})
