import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

function counting(mostBytes: number) {
  const cache = createByteCache<{ readonly bytes: number }>(mostBytes, ({ bytes }) => bytes)
  const loads: string[] = []
  const ask = (key: string, bytes: number) =>
    cache.get(key, async () => {
      loads.push(key)
      return { bytes }
    })
  return { cache, loads, ask }
}

test('a thousand small ones stay, however often they are asked for', async () => {
  const { loads, ask } = counting(1000 * 500)
  for (let round = 0; round < 3; round++) for (let site = 0; site < 1000; site++) await ask(`site ${site}`, 500)
  expect(loads).toHaveLength(1000)
})

test('what was asked for longest ago makes room, by how large it is', async () => {
  const { loads, ask } = counting(100)
  await ask('a', 40)
  await ask('b', 40)
  await ask('a', 40)
  await ask('c', 60)
  expect(loads).toEqual(['a', 'b', 'c'])
  await ask('a', 40)
  await ask('c', 60)
  expect(loads).toEqual(['a', 'b', 'c'])
  await ask('b', 40)
  expect(loads).toEqual(['a', 'b', 'c', 'b'])
})

test('what is too large is answered and pushes nothing out for long', async () => {
  const { loads, ask } = counting(100)
  expect(await ask('huge', 1000)).toEqual({ bytes: 1000 })
  await ask('small', 10)
  await ask('small', 10)
  await ask('huge', 1000)
  expect(loads).toEqual(['huge', 'small', 'huge'])
})

test('asked for at once it is loaded once; what failed is tried again', async () => {
  const { cache, loads, ask } = counting(100)
  await Promise.all([ask('a', 10), ask('a', 10), ask('a', 10)])
  expect(loads).toEqual(['a'])
  await expect(cache.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('b', 10)).toEqual({ bytes: 10 })
})
