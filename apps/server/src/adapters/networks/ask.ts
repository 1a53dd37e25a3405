import { OutboundRefused } from '../outbound/check-target.ts'
import { NoAnswer, type Outbound } from '../outbound/outbound.ts'

/** Of one step: the steps of a post together stay below the time of its job. */
const stepMs = 12_000

interface Asked {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as it is where it is bytes with a type of their own. */
  readonly json?: unknown
  readonly bytes?: { readonly type: string; readonly content: Uint8Array }
}

export type Answer =
  | { readonly is: 'answered'; readonly status: number; readonly body: unknown; readonly retryAfterMs: number }
  | { readonly is: 'no-answer'; readonly problem: string }
  | { readonly is: 'not-sent'; readonly problem: string }

/** Asks a network once. What it says is data of somebody else's: whoever reads it looks at each part. */
export async function ask(outbound: Outbound, { url, headers = {}, json, bytes }: Asked): Promise<Answer> {
  const content = bytes?.content ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)))
  const type = bytes?.type ?? 'application/json'
  try {
    const {
      status,
      headers: answered,
      body,
    } = await outbound.send({
      url,
      method: content ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'user-agent': 'Coverwright',
        ...headers,
        ...(content && { 'content-type': type, 'content-length': content.byteLength.toString() }),
      },
      ...(content && { body: content }),
      deadlineMs: stepMs,
    })
    return { is: 'answered', status, body: read(body), retryAfterMs: waitAsked(answered['retry-after']?.toString()) }
  } catch (error) {
    if (error instanceof OutboundRefused) return { is: 'not-sent', problem: error.message }
    if (error instanceof NoAnswer) return { is: 'no-answer', problem: error.message }
    throw error
  }
}

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const usualWaitMs = 60_000
const longestWaitMs = 60 * 60_000

const waitAsked = (retryAfter: string | undefined) =>
  retryAfter && /^\d{1,6}$/.test(retryAfter)
    ? Math.min(longestWaitMs, Math.max(usualWaitMs, Number(retryAfter) * 1000))
    : usualWaitMs

/** A text that a network answers, cut to what is worth showing. */
export function textIn(body: unknown, name: string): string | undefined {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined
  return typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined
}

export const isTaken = (status: number) => status >= 200 && status < 300
export const isSignedOut = (status: number) => status === 401 || status === 403

/** What it said for itself, or else by its number. */
export const saidBy = (status: number, body: unknown): string => {
  const said = textIn(body, 'message') ?? textIn(body, 'error_description') ?? textIn(body, 'error')
  return said ? `The network answered ${status}: ${said}` : `The network answered ${status}.`
}

type Early =
  | { readonly is: 'signed-out'; readonly problem: string }
  | { readonly is: 'refused'; readonly problem: string }
  | { readonly is: 'not-now'; readonly problem: string; readonly waitMs: number }

/** Of a step before the post itself: whatever went wrong there, nothing was published. */
export function earlyEnd(answer: Answer): Early | undefined {
  if (answer.is === 'not-sent') return { is: 'refused', problem: answer.problem }
  if (answer.is === 'no-answer') return { is: 'not-now', problem: answer.problem, waitMs: usualWaitMs }
  const { status, body, retryAfterMs } = answer
  if (isTaken(status)) return undefined
  const problem = saidBy(status, body)
  if (isSignedOut(status)) return { is: 'signed-out', problem }
  return status === 429 || status >= 500 ? { is: 'not-now', problem, waitMs: retryAfterMs } : { is: 'refused', problem }
}

type Late = Early | { readonly is: 'unknown'; readonly problem: string }

/** Of the step that publishes: without an answer, or with a broken one, it may have been taken. */
export function lateEnd(answer: Answer): Late | undefined {
  const isBroken = answer.is === 'no-answer' || (answer.is === 'answered' && answer.status >= 500)
  if (!isBroken) return earlyEnd(answer)
  return { is: 'unknown', problem: answer.is === 'answered' ? saidBy(answer.status, answer.body) : answer.problem }
}
