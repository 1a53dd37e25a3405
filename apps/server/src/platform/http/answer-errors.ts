import type { Answer, ErrorData } from '@coverwright/contract/wire'
import { AppError, type ErrorCode, errors } from '@coverwright/domain/errors'
import type { FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** The one place where errors become answers. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    if (code === 'server-error') request.log.error(error)
    // The route's own serializer knows only its success.
    return reply
      .code(200)
      .serializer(JSON.stringify)
      .send(refusal(code, fieldsOf(error)))
  })
  app.setNotFoundHandler((_request, reply) => reply.code(200).send(refusal('no-such-call')))
}

function refusal(code: ErrorCode, fields?: ErrorData['fields']): Answer {
  const { status, message } = errors[code]
  return { status, data: { code, ...(fields && { fields }) } satisfies ErrorData, message }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  // Besides refused input: a body that is no JSON, too large or of another type.
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode < 500 ? 'invalid' : 'server-error'
}

/** The first message of each field: the later ones follow from the same mistake. */
function fieldsOf(error: unknown): ErrorData['fields'] {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const messages = error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.'), issue.message])
  return Object.fromEntries(messages.toReversed())
}
