import { AppError, type FieldMessages } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { z } from 'zod'

/** A model that does not hold is refused with the place of every mistake, under the field it came in. */
export function parsedModel<S extends z.ZodType>(schema: S, model: unknown, field: string): z.output<S> {
  const { data, error } = schema.safeParse(model)
  if (!error) return data
  const fields: FieldMessages = Object.fromEntries(
    error.issues
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [[...issue.path, key].join('.'), messages.parameterException] as const)
          : [[issue.path.join('.'), issue.message] as const],
      )
      .map(([path, message]) => [`${field}.${path}`, message]),
  )
  throw new AppError('invalid', fields)
}
