import type { RatingProgram } from './rating-program.ts'
import { sha256 } from './sha256.ts'

/** The same program has the same hash, wherever it was stored and in whatever order its keys came back. */
export function hashProgram(program: RatingProgram): string {
  return sha256(new TextEncoder().encode(canonicalJson(program)))
}

/** JSON with the keys in order and nothing undefined. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join()}}`
}
