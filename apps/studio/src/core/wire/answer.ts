import type { WireRequest } from '@coverwright/contract/client'
import type { Answer } from '@coverwright/contract/wire'
import { messages } from '@coverwright/domain/messages'

/** Under maintenance, or without an answer: whatever was asked, it may be asked again. */
export const isOutOfReach = ({ status }: Answer) => status === 503 || status === 504

/** No answer came in time, or none that is ours: a person decides whether to try again. */
export const timedOut: Answer = { status: 504, data: null, message: messages.requestTimedOut }

const busyHead = '{"status":503,'

/** Our own server had no place for the call: nothing is out of order, and there will be one in a moment. */
export const isBusy = ({ status, data }: Answer) =>
  status === 503 && typeof data === 'object' && data !== null && 'code' in data && data.code === 'busy'

export function addressOf({ path, query }: Pick<WireRequest, 'path' | 'query'>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

/** The server answers 200 with its own status; anything else comes from what stands between. */
export function answerOf(httpStatus: number, text: string): Answer {
  if (httpStatus === 503) return text.startsWith(busyHead) ? (JSON.parse(text) as Answer) : { status: 503, data: null }
  if (httpStatus !== 200) return { ...timedOut }
  return JSON.parse(text) as Answer
}
