/** A small deterministic generator (mulberry32): the sample rates are the same wherever they are made. */
export function sequence(seed: number): (low: number, high: number) => number {
  let state = seed >>> 0
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low + 1))
  }
}

/** A factor such as 1.0325 from ten-thousandths. */
export const factorText = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
export const poundsText = (pence: number): string => (pence / 100).toFixed(2)
