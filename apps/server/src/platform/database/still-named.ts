import { AppError, type ErrorCode } from '@coverwright/domain/errors'
import { DatabaseError } from 'pg'

const foreignKeyViolation = '23503'

const isStillNamed = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === foreignKeyViolation
    : error instanceof Error && error.cause !== undefined && isStillNamed(error.cause)

/** Deletes what nothing else may name. Nobody looks beforehand: what comes to name it meanwhile would be missed. */
export async function deleteUnlessNamed<T>(refusal: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isStillNamed(error) ? new AppError(refusal, undefined, { cause: error }) : error
  }
}
