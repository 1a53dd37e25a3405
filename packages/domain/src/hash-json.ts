import { sha256 } from './build/rating/sha256.ts'

/** JSON with the keys in order and nothing undefined. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join()}}`
}

/** The same content has the same hash, wherever it was stored and in whatever order its keys came back. */
export const hashJson = (value: unknown): string => sha256(new TextEncoder().encode(canonicalJson(value)))
