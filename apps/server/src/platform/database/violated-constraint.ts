import { DatabaseError } from 'pg'

const uniqueViolation = '23505'

/**
 * The unique constraint that a statement broke, by name, whatever its error was wrapped in since. Most are declared with
 * `alreadyTaken` and need nothing more; this is for what means something else to one call than to all others.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code === uniqueViolation ? error.constraint : undefined
  return error instanceof Error && error.cause ? violatedConstraint(error.cause) : undefined
}
