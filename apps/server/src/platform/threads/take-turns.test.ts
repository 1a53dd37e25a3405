import { expect, test } from 'vitest'
import { TooManyInLine, takeTurns } from './take-turns.ts'

/** Works that end when they are told to, and the order in which they began. */
function aLine(mostOfOne: number) {
  const takeTurn = takeTurns(mostOfOne)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (whose: string, name: string) =>
    takeTurn(whose, async () => {
      begun.push(name)
      await new Promise<void>((end) => {
        ends.set(name, end)
      })
      return name
    })
  const end = (name: string) => ends.get(name)?.()
  return { ask, begun, end }
}

test('whoever asks often waits for turns of their own; others come in between', async () => {
  const { ask, begun, end } = aLine(3)
  const works = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  for (const [at, name] of order.entries()) {
    await expect.poll(() => begun).toEqual(order.slice(0, at + 1))
    end(name)
  }
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

test('nobody has more in the line than they may, and a work that fails gives way', async () => {
  const takeTurn = takeTurns(2)
  const { promise, reject } = Promise.withResolvers<never>()
  const failing = takeTurn('a', () => promise)
  const next = takeTurn('a', async () => 'next')
  await expect(takeTurn('a', async () => 'too many')).rejects.toBeInstanceOf(TooManyInLine)
  const other = takeTurn('b', async () => 'other')
  reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  expect(await Promise.all([next, other])).toEqual(['next', 'other'])
  expect(await takeTurn('a', async () => 'again')).toBe('again')
})
