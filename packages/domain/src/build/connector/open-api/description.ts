import type { OpenApiNote } from './open-api.ts'

export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own members alone: a file may ask for `constructor`. */
export const memberOf = (value: unknown, name: string): unknown =>
  isNode(value) && Object.hasOwn(value, name) ? value[name] : undefined

export function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name)
  return typeof member === 'string' ? member.trim() : ''
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name)
  return Array.isArray(member) ? member : []
}

const mostHops = 20
/** Schemas looked at for one operation: a few kilobytes can describe a tree of millions. */
const mostSchemas = 5000
const mostOfNote = 300

/** A file that describes an API, while one operation of it is read. */
export interface Description {
  readonly root: Node
  readonly isSwagger: boolean
  /** Said once for each thing. */
  readonly note: (code: OpenApiNote, what: string) => void
  readonly notes: () => { code: OpenApiNote; what: string }[]
  /** What stands there, or where a reference leads within the file; undefined where there is nothing to read. */
  readonly follow: (value: unknown) => Node | undefined
  /** False once too much was looked at. */
  readonly spend: () => boolean
}

/** Undefined where it is no description that can be read. */
export function describe(root: unknown): Description | undefined {
  if (!isNode(root)) return undefined
  const isSwagger = /^2(\.0)?$/.test(versionIn(root, 'swagger'))
  if (!isSwagger && !/^3\.[01](\.|$)/.test(versionIn(root, 'openapi'))) return undefined
  const found = new Map<OpenApiNote, Set<string>>()
  let left = mostSchemas
  const note = (code: OpenApiNote, what: string) => {
    const kept = found.get(code) ?? new Set()
    found.set(code, kept.add(what.slice(0, 80)))
  }
  const follow = (value: unknown): Node | undefined => {
    let at = value
    for (let hop = 0; hop < mostHops; hop++) {
      const reference = textOf(at, '$ref')
      if (!reference) return isNode(at) ? at : undefined
      if (!reference.startsWith('#')) {
        note('external', reference)
        return undefined
      }
      at = standsAt(root, reference)
      if (at === undefined) note('unknown-reference', reference)
    }
    note('circular', textOf(at, '$ref'))
    return undefined
  }
  return {
    root,
    isSwagger,
    note,
    notes: () => [...found].map(([code, kept]) => ({ code, what: [...kept].join(', ').slice(0, mostOfNote) })),
    follow,
    spend: () => left-- > 0,
  }
}

/** Without quotation marks YAML takes it for a number. */
function versionIn(root: Node, name: string): string {
  const written = memberOf(root, name)
  return typeof written === 'number' ? String(written) : textOf(root, name)
}

function standsAt(root: Node, reference: string): unknown {
  let at: unknown = root
  for (const part of reference.slice(1).split('/').slice(1)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
    at = Array.isArray(at) ? (at as unknown[])[Number(name)] : memberOf(at, name)
  }
  return at
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
