/** The same order for the same seed, whoever asks and however often: mulberry32, then Fisher and Yates. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = numbersFrom(seed)
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(next() * left.length), 1))
  return order
}

function numbersFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
