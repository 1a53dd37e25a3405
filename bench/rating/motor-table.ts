import type { TableRow } from '@coverwright/domain/build/rating/rating-table'

/** A motor rate table by area, vehicle group, cover and age, with wildcard rows and overrides, and queries into it. */
export interface MotorRow {
  readonly area: string | null
  readonly group: string | null
  readonly cover: string | null
  readonly min: number | null
  readonly max: number | null
  readonly factor: string
}

export interface MotorQuery {
  readonly area: string
  readonly group: string
  readonly cover: string
  readonly age: number
}

/** A small deterministic generator (mulberry32): every run measures the same tables. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const areas = Array.from({ length: 124 }, (_, at) => `${letters[at % 26]}${letters[Math.floor(at / 26) * 3]}`)
const groups = Array.from({ length: 50 }, (_, at) => `G${String(at + 1).padStart(2, '0')}`)
export const covers = ['COMP', 'TPFT', 'TPO'] as const
export const vehicleGroups: readonly string[] = groups
const ages = [17, 21, 25, 30, 50, 70, 100] as const

export function motorRows(count: number, seed = 42): MotorRow[] {
  const next = sequence(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const factor = () => (Math.floor(5000 + next() * 25000) / 10000).toFixed(4)
  const band = () => {
    const at = Math.floor(next() * (ages.length - 1))
    return { min: ages[at] ?? 17, max: ages[at + 1] ?? 100 }
  }
  const overrides = Math.max(1, Math.round(count * 0.005))
  const wildcards = Math.max(3, Math.round(count * 0.05))

  const combinations = areas.flatMap((area) =>
    groups.flatMap((group) => covers.map((cover) => ({ area, group, cover }))),
  )
  shuffle(combinations, next)
  const specific: MotorRow[] = []
  for (const combination of combinations)
    for (let at = 0; at < ages.length - 1; at++) {
      if (specific.length >= count - overrides - wildcards) break
      specific.push({ ...combination, min: ages[at] ?? 17, max: ages[at + 1] ?? 100, factor: factor() })
    }
  shuffle(specific, next)

  const first = Array.from({ length: overrides }, (): MotorRow => {
    const { area, group } = pick(specific)
    const min = 17 + Math.floor(next() * 70)
    return { area, group, cover: null, min, max: min + 1 + Math.floor(next() * 3), factor: factor() }
  })
  const wide = Array.from({ length: wildcards - 1 }, (): { kind: number; row: MotorRow } => {
    const kind = next()
    const { min, max } = band()
    if (kind < 0.5)
      return { kind: 1, row: { area: null, group: pick(groups), cover: pick(covers), min, max, factor: factor() } }
    if (kind < 0.85)
      return { kind: 2, row: { area: pick(areas), group: null, cover: null, min, max, factor: factor() } }
    const [low, high] = [next() < 0.5 ? null : min, next() < 0.5 ? null : max]
    return { kind: 3, row: { area: null, group: null, cover: pick(covers), min: low, max: high, factor: factor() } }
  })
  const last: MotorRow = { area: null, group: null, cover: null, min: null, max: null, factor: '1.5000' }
  return [...first, ...specific, ...wide.toSorted((a, b) => a.kind - b.kind).map(({ row }) => row), last]
}

export function motorQueries(rows: readonly MotorRow[], count: number, seed = 7): MotorQuery[] {
  const next = sequence(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const specific = rows.filter(({ area, group, cover }) => area && group && cover)
  return Array.from({ length: count }, () => {
    if (next() < 0.9) {
      const { area, group, cover, min, max } = pick(specific)
      const [low, high] = [min ?? 17, max ?? 100]
      return { area: area ?? '', group: group ?? '', cover: cover ?? '', age: low + Math.floor(next() * (high - low)) }
    }
    const area = next() < 0.9 ? pick(areas) : 'ZZ'
    return { area, group: pick(groups), cover: pick(covers), age: 17 + Math.floor(next() * 83) }
  })
}

export const motorTableRows = (rows: readonly MotorRow[]): TableRow[] =>
  rows.map(({ area, group, cover, min, max, factor }) => ({
    when: [
      area,
      group,
      cover,
      min === null && max === null ? null : [min === null ? null : String(min), max === null ? null : String(max)],
    ],
    results: [factor],
  }))

export const motorDimensions = [
  { kind: 'text', name: 'area' },
  { kind: 'text', name: 'group' },
  { kind: 'text', name: 'cover' },
  { kind: 'range', name: 'age', upperEnd: 'excluded' },
] as const

/** The first row that applies, looked for from the top. */
export function scan(rows: readonly MotorRow[], { area, group, cover, age }: MotorQuery): number {
  return rows.findIndex(
    (row) =>
      (row.area === null || row.area === area) &&
      (row.group === null || row.group === group) &&
      (row.cover === null || row.cover === cover) &&
      (row.min === null || row.min <= age) &&
      (row.max === null || age < row.max),
  )
}

function shuffle(list: unknown[], next: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [here, there] = [list[at], list[other]]
    list[at] = there
    list[other] = here
  }
}
