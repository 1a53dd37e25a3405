import { DatabaseError } from 'pg'

const uniqueViolation = '23505'

/**
 * The unique constraint that a statement broke, by name. Where several may be broken at once, a look beforehand would
 * only say what was so a moment ago.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError && cause.code === uniqueViolation ? cause.constraint : undefined
}
