import { describe, expect, test } from 'vitest'
import { dimensions } from './embedder.ts'
import { createLexicalAssistant } from './lexical-assistant.ts'
import { nearnessOf } from './meaning.ts'

/** So near to the first axis, and the rest of the way to another. */
function leaning(near: number, axis = 1): Float32Array {
  const vector = new Float32Array(dimensions)
  vector[0] = near
  vector[axis] = Math.sqrt(1 - near * near)
  return vector
}
const question = leaning(1)
function joined(...vectors: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(vectors.length * dimensions)
  for (const [at, vector] of vectors.entries()) whole.set(vector, at * dimensions)
  return whole
}

const document = (id: string, ...texts: readonly string[]) => ({
  id,
  title: id,
  passages: texts.map((text) => ({ heading: '', text })),
})
const guide = document('guide', 'Kennels are paid for.', 'Dental treatment is paid for.')
const handbook = document('handbook', 'Lines open at eight.')

function find(text: string, vectors: Readonly<Record<string, Float32Array>>) {
  const ofDocument = (id: string) => vectors[id]
  return createLexicalAssistant().find(text, [guide, handbook], async () => [guide, handbook], { question, ofDocument })
}

test('each passage is as near as the product of the two says, however many there are', () => {
  const all = [0.1, 0.9, 0.5, 0.3, 0.7, 0.2].map((near) => leaning(near))
  for (const count of [0, 1, 3, 4, 5, 6]) {
    const near = [...nearnessOf(question, joined(...all.slice(0, count)))]
    expect(near.map((value) => Number(value.toFixed(4)))).toEqual([0.1, 0.9, 0.5, 0.3, 0.7, 0.2].slice(0, count))
  }
})

describe('a passage is found', () => {
  test('by its meaning, where no word is shared', async () => {
    const found = await find('molars', { guide: joined(leaning(0.75), leaning(0.93)), handbook: leaning(0.7) })
    expect(found).toMatchObject({ outcome: 'answered', isByMeaning: true })
    expect(found.passages[0]).toEqual({ documentId: 'guide', passage: 1 })
  })

  test('before one as near that shares no word', async () => {
    const found = await find('kennels', { guide: joined(leaning(0.85), leaning(0.9)), handbook: leaning(0.7) })
    expect(found.passages[0]).toEqual({ documentId: 'guide', passage: 0 })
  })

  test('by its words, where it has no numbers yet, beside those that have', async () => {
    const found = await find('When do lines open?', { guide: joined(leaning(0.77), leaning(0.78)) })
    expect(found).toMatchObject({ outcome: 'answered', isByMeaning: true })
    expect(found.passages[0]).toEqual({ documentId: 'handbook', passage: 0 })
  })

  test('by its words, where its numbers are of other passages', async () => {
    const found = await find('dental treatment', { guide: leaning(0.99), handbook: leaning(0.7) })
    expect(found.passages[0]).toEqual({ documentId: 'guide', passage: 1 })
  })
})

test('what is far from everything is refused, and what is in between is not sure', async () => {
  const far = { guide: joined(leaning(0.78), leaning(0.79)), handbook: leaning(0.7) }
  expect(await find('molars', far)).toMatchObject({ outcome: 'not-found', passages: [] })
  expect(await find('molars', { ...far, handbook: leaning(0.89) })).toMatchObject({ outcome: 'unsure' })
})

test('what stands out from very many may help, however it was asked', async () => {
  const many = document('many', ...Array.from({ length: 20 }, (_, nth) => `Clause ${nth} of the contract.`))
  const far = many.passages.map(() => leaning(0.74))
  const asked = (first: number) =>
    createLexicalAssistant().find('molars', [many], async () => [many], {
      question,
      ofDocument: () => joined(leaning(first), ...far.slice(1)),
    })
  expect(await asked(0.86)).toMatchObject({ outcome: 'unsure' })
  expect(await asked(0.8)).toMatchObject({ outcome: 'not-found' })
})

test('without any numbers words decide, as if nobody had asked for more', async () => {
  const plain = await createLexicalAssistant().find('dental treatment', [guide], async () => [guide])
  expect(plain).toMatchObject({ isByMeaning: false, outcome: 'answered' })
  expect(await find('dental treatment', {})).toMatchObject({ isByMeaning: false, outcome: 'answered' })
})
