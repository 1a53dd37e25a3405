import { expect, test, vi } from 'vitest'
import { dimensions } from './embedder.ts'
import { createLocalEmbedder } from './local-embedder.ts'

type Work = (texts: readonly string[]) => Promise<Float32Array>
const numbers: Work = async (texts) => new Float32Array(texts.length * dimensions).fill(texts.length)
const broken: Work = () => Promise.reject(new Error('damaged'))

function anEmbedder(first: Work, deadlineMs = 60_000) {
  const state = { work: first, now: 0 }
  const asked: (readonly string[])[] = []
  const run = ({ texts }: { readonly texts: readonly string[] }) => {
    asked.push(texts)
    return state.work(texts)
  }
  const report = vi.fn<(error: unknown) => void>()
  const embedder = createLocalEmbedder('/nowhere', run, { now: () => state.now, deadlineMs, report })
  return { embedder, state, asked, report }
}

test('passages are put into numbers a few at a time, so that a question comes in between', async () => {
  const { embedder, asked } = anEmbedder(numbers)
  const texts = Array.from({ length: 19 }, (_, at) => `${at}`)
  const vectors = await embedder.embedPassages(texts)
  expect(asked.map(({ length }) => length)).toEqual([8, 8, 3])
  expect([0, 8, 16, 18].map((at) => vectors?.[at * dimensions])).toEqual([8, 8, 3, 3])
})

test('a fault is told once, words answer for a minute, and then it is tried again', async () => {
  const { embedder, state, asked, report } = anEmbedder(broken)
  expect(await embedder.embedQuestion('a', 'company')).toBeUndefined()
  expect(embedder.isResting()).toBe(true)
  expect(await embedder.embedQuestion('b', 'company')).toBeUndefined()
  expect(asked).toHaveLength(1)
  state.now += 60_000
  expect(await embedder.embedPassages(['c', 'd'])).toBeUndefined()
  expect(report).toHaveBeenCalledTimes(1)
  state.now += 60_000
  state.work = numbers
  expect(await embedder.embedQuestion('e', 'company')).toHaveLength(dimensions)
  expect(embedder.isResting()).toBe(false)
  state.work = broken
  await embedder.embedQuestion('f', 'company')
  expect(report).toHaveBeenCalledTimes(2)
})

test('whoever would wait too long is answered without it, and so are the next', async () => {
  const { embedder, state, report } = anEmbedder(() => new Promise(() => undefined), 1)
  expect(await embedder.embedQuestion('a', 'company')).toBeUndefined()
  expect(embedder.isResting()).toBe(true)
  expect(report).not.toHaveBeenCalled()
  state.now += 60_000
  state.work = numbers
  expect(await embedder.embedQuestion('b', 'company')).toHaveLength(dimensions)
})

test('a company that asks much leaves room for others', async () => {
  const { promise, resolve } = Promise.withResolvers<Float32Array>()
  const { embedder } = anEmbedder(() => promise)
  const waiting = Array.from({ length: 4 }, () => embedder.embedQuestion('a', 'one'))
  expect(await embedder.embedQuestion('a', 'one')).toBeUndefined()
  const other = embedder.embedQuestion('a', 'other')
  resolve(new Float32Array(dimensions))
  expect(await Promise.all([...waiting, other])).not.toContain(undefined)
})
