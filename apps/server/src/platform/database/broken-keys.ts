import { AppError, type ErrorCode } from '@coverwright/domain/errors'
import { DatabaseError } from 'pg'

const foreignKeyViolation = '23503'

const breaksForeignKey = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === foreignKeyViolation
    : error instanceof Error && error.cause !== undefined && breaksForeignKey(error.cause)

/** Deletes what nothing else may name. Nobody looks beforehand: what comes to name it meanwhile would be missed. */
export async function deleteUnlessNamed<T>(refusal: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw breaksForeignKey(error) ? new AppError(refusal, undefined, { cause: error }) : error
  }
}

/**
 * What was looked up may be deleted before it is named. The work is then done once more, and finds by itself that it is
 * gone: its own refusal says so better than a broken key.
 */
export async function againIfGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError || !breaksForeignKey(error)) throw error
    return work()
  }
}
