import { dimensions } from './embedder.ts'

/** What a question and passages mean, as far as it is known. */
export interface Meaning {
  readonly question: Float32Array
  /** Of a document's passages one behind the other; nothing where they were not put into numbers yet. */
  readonly ofDocument: (id: string) => Float32Array | undefined
}

/**
 * How near each passage of a document is to the question: 1 is the same. Both are of length 1. Four passages side by side: the
 * question is read once for them, and no sum waits for itself at every step.
 */
export function nearnessOf(question: Float32Array, vectors: Float32Array): Float32Array {
  const near = new Float32Array(vectors.length / dimensions)
  let passage = 0
  for (; passage + 3 < near.length; passage += 4) {
    const from = passage * dimensions
    let [one, two, three, four] = [0, 0, 0, 0]
    for (let at = 0; at < dimensions; at++) {
      const asked = question[at] ?? 0
      one += asked * (vectors[from + at] ?? 0)
      two += asked * (vectors[from + dimensions + at] ?? 0)
      three += asked * (vectors[from + 2 * dimensions + at] ?? 0)
      four += asked * (vectors[from + 3 * dimensions + at] ?? 0)
    }
    near.set([one, two, three, four], passage)
  }
  for (; passage < near.length; passage++) {
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += (question[at] ?? 0) * (vectors[passage * dimensions + at] ?? 0)
    near[passage] = sum
  }
  return near
}
