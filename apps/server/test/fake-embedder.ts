import { dimensions, type Embedder } from '../src/adapters/assistant/embedder.ts'

/** Words that mean the same lie on one axis; what has none of them lies on the last. */
const alike = [/dental|tooth|teeth|molar|zahn/i, /garage|courtesy car|workshop/i, /kennel|boarding/i]

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions)
  const met = alike.flatMap((words, axis) => (words.test(text) ? [axis] : []))
  for (const axis of met.length > 0 ? met : [dimensions - 1]) vector[axis] = 1 / Math.sqrt(met.length || 1)
  return vector
}

/** Knows a handful of meanings, and what it was asked. */
export function createFakeEmbedder(model = 'fake-1') {
  const state = { isBroken: false, isResting: false, asked: [] as string[] }
  const embedder: Embedder = {
    model,
    isResting: () => state.isResting,
    embedQuestion: async (question) => {
      state.asked.push(question)
      return state.isBroken ? undefined : vectorOf(question)
    },
    embedPassages: async (texts) =>
      state.isBroken ? undefined : Float32Array.from(texts.flatMap((text) => [...vectorOf(text)])),
  }
  return { embedder, state }
}
