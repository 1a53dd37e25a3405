import { z } from 'zod'
import { messages } from '../../messages.ts'

/** Keys that reach what every object has, instead of what the document holds. */
const hostileKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const Key = z.union([
  z
    .string()
    .max(200)
    .refine((key) => !hostileKeys.has(key), messages.parameterException),
  z.int().min(0).max(1_000_000),
])

const Place = z.array(Key).max(40)

/** One change to a document, as RFC 6902 has it, with the place as a list of keys. No keys is the whole document. */
export const Patch = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: Place, value: z.unknown() }),
  z.strictObject({ op: z.literal('replace'), path: Place, value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), path: Place }),
])

export type Patch = z.output<typeof Patch>
export type PatchPath = readonly (string | number)[]

/** A patch names a place that the document does not have. */
export class PatchError extends Error {
  /** Which of the patches. */
  readonly at: number

  constructor(at: number) {
    super(`Patch ${at} names a place that is not there`)
    this.name = 'PatchError'
    this.at = at
  }
}

/** Leaves the document as it is and answers another one: a patch that does not fit changes nothing. */
export const applyPatches = (document: unknown, patches: readonly Patch[]): unknown =>
  patches.reduce((current, patch, at) => applied(current, patch, patch.path, at), document)

function applied(node: unknown, patch: Patch, [key, ...rest]: PatchPath, at: number): unknown {
  if (key === undefined) {
    if (patch.op === 'remove') throw new PatchError(at)
    return patch.value
  }
  if (Array.isArray(node)) return inList(node, patch, [key, ...rest], at)
  if (!isRecord(node) || typeof key !== 'string' || hostileKeys.has(key)) throw new PatchError(at)
  const isThere = Object.hasOwn(node, key)
  if (!isThere && (rest.length > 0 || patch.op !== 'add')) throw new PatchError(at)
  if (rest.length > 0) return { ...node, [key]: applied(node[key], patch, rest, at) }
  if (patch.op !== 'remove') return { ...node, [key]: patch.value }
  const { [key]: _removed, ...others } = node
  return others
}

function inList(list: readonly unknown[], patch: Patch, [key, ...rest]: PatchPath, at: number): unknown[] {
  const isInsertion = rest.length === 0 && patch.op === 'add'
  if (typeof key !== 'number' || key > list.length || (key === list.length && !isInsertion)) throw new PatchError(at)
  if (rest.length > 0) return list.with(key, applied(list[key], patch, rest, at))
  if (patch.op === 'remove') return list.toSpliced(key, 1)
  return patch.op === 'add' ? list.toSpliced(key, 0, patch.value) : list.with(key, patch.value)
}

const isRecord = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/**
 * The patches that make one document of the other. What both share by reference is not looked into, so that a change of
 * one word in a large document costs next to nothing.
 */
export function diff(before: unknown, after: unknown, path: PatchPath = []): Patch[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after, path)
  if (!isRecord(before) || !isRecord(after)) return [{ op: 'replace', path: [...path], value: after }]
  const gone = Object.keys(before).filter((key) => isAbsent(after, key) && !isAbsent(before, key))
  return [
    ...gone.map((key): Patch => ({ op: 'remove', path: [...path, key] })),
    ...Object.keys(after).flatMap((key): Patch[] => {
      if (isAbsent(after, key)) return []
      return isAbsent(before, key)
        ? [{ op: 'add', path: [...path, key], value: after[key] }]
        : diff(before[key], after[key], [...path, key])
    }),
  ]
}

/** JSON does not carry undefined: what holds it is not there once it has travelled. */
const isAbsent = (node: Readonly<Record<string, unknown>>, key: string) =>
  !Object.hasOwn(node, key) || node[key] === undefined

/** Entries at both ends that are alike stay; between them lies what was changed, taken out or put in. */
function listDiff(before: readonly unknown[], after: readonly unknown[], path: PatchPath): Patch[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isAlike(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isAlike(before.at(-1 - end), after.at(-1 - end))) end++
  const old = before.slice(start, before.length - end)
  const fresh = after.slice(start, after.length - end)
  const move = moveIn(old, fresh)
  if (move) {
    const [from, to] = [start + move.from, start + move.to]
    return [
      { op: 'remove', path: [...path, from] },
      { op: 'add', path: [...path, to], value: after[to] },
    ]
  }
  const shared = Math.min(old.length, fresh.length)
  return [
    ...Array.from({ length: shared }, (_, at) => diff(old[at], fresh[at], [...path, start + at])).flat(),
    ...old.slice(shared).map((): Patch => ({ op: 'remove', path: [...path, start + shared] })),
    ...fresh.slice(shared).map((value, at): Patch => ({ op: 'add', path: [...path, start + shared + at], value })),
  ]
}

/** One entry that went from one end to the other: sent as such, or everything between would be written anew. */
function moveIn(old: readonly unknown[], fresh: readonly unknown[]) {
  const last = old.length - 1
  if (last < 1 || fresh.length !== old.length) return undefined
  const isDown = isAlike(old[0], fresh[last]) && old.slice(1).every((entry, at) => isAlike(entry, fresh[at]))
  if (isDown) return { from: 0, to: last }
  const isUp = isAlike(old[last], fresh[0]) && old.slice(0, -1).every((entry, at) => isAlike(entry, fresh[at + 1]))
  return isUp ? { from: last, to: 0 } : undefined
}

const isAlike = (left: unknown, right: unknown) => Object.is(left, right) || diff(left, right).length === 0
