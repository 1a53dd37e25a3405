import { DatabaseError } from 'pg'

/** A lock or a statement that took too long, a deadlock's loser, a database that has no place left or is going away. */
const codes: ReadonlySet<string | undefined> = new Set([
  '55P03',
  '57014',
  '40P01',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The same may be asked again in a moment: nothing is wrong with it, and its key makes sure that it happens once. */
export function isOverdue(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (cause instanceof DatabaseError) return codes.has(cause.code)
  return cause instanceof Error && cause.message.startsWith('Connection terminated')
}
