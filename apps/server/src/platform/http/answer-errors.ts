import type { Answer, ErrorData } from '@coverwright/contract/wire'
import { AppError, type ErrorCode, errors } from '@coverwright/domain/errors'
import type { FastifyInstance } from 'fastify'

/** The one place where errors become answers. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const answer = refusal(error, request.id)
    // That everybody is refused is for the metrics to say: a line for each would be one more burden.
    if (isBusy(error)) return reply.code(503).header('retry-after', retryAfterSeconds).send(answer)
    if (answer.status >= 500) request.log.error(error)
    return reply.code(200).send(answer)
  })
}

/** When to come back where there was no place: by then whoever held it has been ended. */
export const retryAfterSeconds = 2

export const isBusy = (error: unknown) => error instanceof AppError && error.code === 'busy'

export function refusal(error: unknown, requestId: string): Answer {
  const code = codeOf(error)
  const { status, message } = errors[code]
  const data: ErrorData = {
    code,
    ...(error instanceof AppError && error.fields && { fields: error.fields }),
    ...(code === 'malformed' && { reason: reasonOf(error) }),
    ...(status === 500 && { requestId }),
  }
  return { status, data, message }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  // Fastify's own: a body that is no JSON, too large or of another type.
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode === 413) return 'too-large'
  return statusCode < 500 ? 'malformed' : 'server-error'
}

const reasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as it says.',
}

const reasonOf = (error: unknown) =>
  reasons[(error as { code?: string }).code ?? ''] ?? 'The request does not have the form of this call.'
