import { CallError } from '@coverwright/contract/client'
import type { ErrorCode } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'

const withFields = (error: CallError, fields: Readonly<Record<string, string>>) =>
  new CallError({
    status: error.status,
    message: error.message,
    data: { code: error.code, fields, requestId: error.requestId },
  })

/** What is refused because of one field, said beside it. */
export const beside = (error: unknown, code: ErrorCode, field: string): unknown =>
  error instanceof CallError && error.code === code ? withFields(error, { [field]: error.message }) : error

/** A refusal has its own words. Anything else is a launch that did not happen and may be tried again. */
export function launchFailure(error: unknown): unknown {
  if (error instanceof CallError && error.status < 500) return error
  const requestId = error instanceof CallError ? error.requestId : undefined
  return new CallError({ status: 500, message: messages.productNotLaunched, data: { requestId } })
}
