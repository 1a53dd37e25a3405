import type { ErrorCode, FieldMessages } from '@coverwright/domain/errors'
import { z } from 'zod'

/** Every answer is HTTP 200 with this; `status` tells how it went. */
export interface Answer {
  readonly status: number
  readonly data: unknown
  readonly message?: string
  readonly total?: number
  readonly more?: true
  readonly after?: string
}

export interface ErrorData {
  readonly code: ErrorCode
  readonly fields?: FieldMessages
  /** What was wrong with a request that could not be read. */
  readonly reason?: string
  /** For errors nobody expected: what support finds the request by. */
  readonly requestId?: string
}

export const answerOf = (output: z.ZodType) => z.object({ status: z.literal(200), data: output })
export const pagedAnswerOf = (item: z.ZodType) =>
  z.object({
    status: z.literal(200),
    data: z.array(item),
    total: z.int(),
    more: z.literal(true).optional(),
    after: z.string().optional(),
  })

export interface Page<T> {
  readonly items: readonly T[]
  /** Up to `countedRows`. */
  readonly total: number
  /** There are more than were counted. */
  readonly more?: true | undefined
  /** Sent back as it is, it leads to the rows that follow these; none where nothing follows. */
  readonly after?: string | undefined
}

/** `-name` sorts downwards; without `orderBy` the newest come first. */
export interface Paging<Key extends string = string> {
  readonly nowPage: number
  readonly pageSize: number
  readonly orderBy?: Key | `-${Key}` | undefined
  /** In place of a page number: what an earlier page was answered with, under the same filters and order. */
  readonly after?: string | undefined
}

export const firstPage = { nowPage: 1, pageSize: 20 } satisfies Paging

/** The paging headers as node:http spells them. A sort key outside the list is refused, not ignored. */
export const pagingHeaders = (sortKeys: readonly string[]) =>
  z.looseObject({
    nowpage: z.coerce.number().int().min(1).default(firstPage.nowPage),
    pagesize: z.coerce.number().int().min(1).max(200).default(firstPage.pageSize),
    orderby: z.enum(sortKeys.flatMap((key) => [key, `-${key}`])).optional(),
    after: z.string().max(8000).optional(),
  })

export const pagingOf = (headers: z.output<ReturnType<typeof pagingHeaders>>): Paging => ({
  nowPage: headers.nowpage,
  pageSize: headers.pagesize,
  orderBy: headers.orderby,
  after: headers.after,
})
