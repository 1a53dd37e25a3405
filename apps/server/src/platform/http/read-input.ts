import { Readable } from 'node:stream'
import { type Call, isInQuery } from '@coverwright/contract/call'
import { type Paging, pagingHeaders, pagingOf } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'
import { AppError, type FieldMessages, fail } from '@coverwright/domain/errors'
import { notKept, unkeptIn } from '@coverwright/domain/kept-text'
import { messages } from '@coverwright/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

export interface Input {
  readonly values: unknown
  readonly paging: Paging | undefined
  readonly file: Readable | undefined
}

/** Makes the reader of a call's input. It refuses with the field and its message, unknown keys included. */
export function inputReader(call: Call): (request: FastifyRequest, file?: Readable) => Input {
  const headers = call.paged && pagingHeaders(call.paged)
  return (request, file) => {
    const isFile = request.body instanceof Readable
    if (isFile !== (call.takesFile === true)) fail('malformed')
    const sent = isInQuery(call) ? request.query : (request.body ?? {})
    requireKept(sent)
    requireKept({ 'idempotency-key': request.headers['idempotency-key'] })
    return {
      values: parse(call.input, sent),
      paging: headers && reachable(pagingOf(parse(headers, request.headers))),
      file,
    }
  }
}

/** Before anything is made of it: whatever a field allows, the database takes no such text. */
function requireKept(sent: unknown): void {
  const unkept = unkeptIn(sent)
  if (unkept.length > 0) fail('invalid', Object.fromEntries(unkept.map((path) => [path, notKept])))
}

/** The database walks past every row before a page: far enough down it would walk past millions. */
function reachable(paging: Paging): Paging {
  const { nowPage, pageSize, after } = paging
  if ((nowPage - 1) * pageSize >= countedRows) fail('beyond-pages')
  if (after !== undefined && nowPage > 1) fail('invalid', { nowpage: 'Send “nowPage” or “after”, not both.' })
  return paging
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw new AppError('invalid', fieldsOf(error))
  return data
}

/** The first message of each field: the later ones follow from the same mistake. */
function fieldsOf({ issues }: z.ZodError): FieldMessages {
  const entries = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key].join('.'), messages.parameterException])
      : [[issue.path.join('.'), issue.message]],
  )
  return Object.fromEntries(entries.toReversed())
}
