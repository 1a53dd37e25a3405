import { canBeKept } from '../../kept-text.ts'
import { parsePath, readPath } from '../connector/json-path.ts'
import { dataSourceLimits } from './data-source.ts'

type Cells = { readonly cells: string[][]; readonly leftOut: readonly string[] } | { readonly problem: string }

/**
 * The list at a path as rows under a line of headings: each member of its entries is a column, in the order they are first
 * met. What holds further lists or objects has no cell, and is named.
 */
export function cellsOfList(answer: unknown, path: string): Cells {
  const list = readPath(parsePath(path) ?? [], answer)
  if (!Array.isArray(list)) return { problem: `There is no list at ${path}.` }
  if (list.length === 0) return { problem: `The list at ${path} is empty.` }
  if (list.length > dataSourceLimits.maxRows)
    return { problem: `There are more than ${dataSourceLimits.maxRows.toLocaleString('en-GB')} rows.` }
  const heads = new Set<string>()
  const nested = new Set<string>()
  const entries: Readonly<Record<string, unknown>>[] = []
  for (const entry of list as unknown[]) {
    // A list of plain values is a list of rows with one column.
    const row = typeof entry === 'object' && entry !== null ? entry : { value: entry }
    if (Array.isArray(row))
      return { problem: 'The rows of the list are lists themselves: they have no names of columns.' }
    entries.push(row as Readonly<Record<string, unknown>>)
    for (const [name, value] of Object.entries(row)) (isNested(value) ? nested : heads).add(name)
    if (heads.size > dataSourceLimits.maxColumns)
      return { problem: `There are more than ${dataSourceLimits.maxColumns} columns.` }
  }
  const names = [...heads].filter((name) => !nested.has(name))
  const changed = names.find((name) => entries.some((entry) => Object.hasOwn(entry, name) && isInexact(entry[name])))
  if (changed !== undefined)
    return { problem: `The column ${changed} holds numbers that would be kept otherwise: have them sent as text.` }
  const cells = entries.map((entry) => names.map((name) => (Object.hasOwn(entry, name) ? textOf(entry[name]) : '')))
  if (![names, ...cells].flat().every(canBeKept)) return { problem: 'It holds characters that cannot be kept.' }
  return { cells: [names, ...cells], leftOut: [...nested] }
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** Reading it has rounded it already, or it would be written in powers of ten. */
const isInexact = (value: unknown) =>
  typeof value === 'number' &&
  ((Number.isInteger(value) && !Number.isSafeInteger(value)) || String(value).includes('e'))

/** As an uploaded file would have it. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
