import type { WireRequest } from '@coverwright/contract/client'
import type { Answer } from '@coverwright/contract/wire'
import { messages } from '@coverwright/domain/messages'

/** Under maintenance, or without an answer: whatever was asked, it may be asked again. */
export const isOutOfReach = ({ status }: Answer) => status === 503 || status === 504

/** No answer came in time, or none that is ours: a person decides whether to try again. */
export const timedOut: Answer = { status: 504, data: null, message: messages.requestTimedOut }

export function addressOf({ path, query }: Pick<WireRequest, 'path' | 'query'>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

/** The server answers 200 with its own status; anything else comes from what stands between. */
export function answerOf(httpStatus: number, text: string): Answer {
  if (httpStatus === 503) return { status: 503, data: null }
  if (httpStatus !== 200) return { ...timedOut }
  return JSON.parse(text) as Answer
}
