import { AppError, type ErrorCode, errors } from '@coverwright/domain/errors'
import { violatedConstraint } from './violated-constraint.ts'

interface Taken {
  readonly code: ErrorCode
  /** Of the input, to say it beside; where no field is to blame, none. */
  readonly field?: string
}

const declared = new Map<string, Taken>()

/**
 * Stands beside a table: what is answered where one of its unique constraints is broken. Nobody looks beforehand whether
 * something is free: of two who look at once both would find that it is.
 */
export function alreadyTaken(constraints: Readonly<Record<string, Taken>>): void {
  for (const [name, taken] of Object.entries(constraints)) declared.set(name, taken)
}

export const declaredConstraints = (): string[] => [...declared.keys()]

/** The refusal that a broken constraint means, asked where transactions end. */
export function refusalOf(error: unknown): AppError | undefined {
  const taken = declared.get(violatedConstraint(error) ?? '')
  if (!taken) return undefined
  const { code, field } = taken
  return new AppError(code, field === undefined ? undefined : { [field]: errors[code].message }, { cause: error })
}
