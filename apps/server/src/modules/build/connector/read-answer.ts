import { cellsOf } from '@coverwright/domain/base/csv/read-csv'

/** What cannot be read as what it says it is, in words. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

const mostDepth = 50

/** JSON; or CSV, of which each row becomes an object by the headings of its columns. */
export function readAnswer(body: string, contentType: string): unknown {
  if (/^text\/csv\b/i.test(contentType)) {
    const [headings = [], ...rows] = cellsOf(body)
    return rows
      .filter((row) => row.some((cell) => cell !== ''))
      .map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])))
  }
  try {
    const value: unknown = JSON.parse(body)
    if (depthOf(value, 0) > mostDepth) throw new UnreadableAnswer('Its answer is nested too deeply.')
    return value
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw error
    throw new UnreadableAnswer('It answered neither JSON nor CSV.')
  }
}

function depthOf(value: unknown, at: number): number {
  if (typeof value !== 'object' || value === null || at > mostDepth) return at
  return Math.max(
    at,
    ...Object.values(value)
      .slice(0, 1000)
      .map((one) => depthOf(one, at + 1)),
  )
}

const mostExcerpt = 2000
const mostMembers = 40

/** What an answer is made of, without what it says: a journey's is about somebody. */
export const shapeOf = (value: unknown): string => JSON.stringify(shape(value, 0)).slice(0, mostExcerpt)

function shape(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  if (depth >= 4) return '…'
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0], depth + 1)]
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostMembers)
      .map(([name, one]) => [name.slice(0, 80), shape(one, depth + 1)]),
  )
}

export const excerptOf = (body: string) => body.slice(0, mostExcerpt).toWellFormed().replaceAll('\0', '')
