import type { FastifyReply } from 'fastify'
import type { Audience, HeardEvent, Live } from './create-live.ts'

export interface StreamOptions {
  /** When the right to listen ends; the browser connects again with a fresh token. */
  readonly until?: Date
  /** Asked when sessions of the reader have ended: of another window perhaps, or of this one. */
  readonly mayGoOn?: () => Promise<boolean>
  readonly heartbeatMs?: number
  /** What may wait for a slow reader before it is cut off. */
  readonly maxWaitingBytes?: number
  /** The reader has left, or was cut off. */
  readonly onEnd?: () => void
}

/** Sends the audience's events as server-sent events, until the reader leaves or the server stops. */
export function streamTo(
  reply: FastifyReply,
  live: Live,
  audience: Audience,
  { until, mayGoOn, heartbeatMs = 20_000, maxWaitingBytes = 64 * 1024, onEnd }: StreamOptions = {},
): void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    // Proxies that collect an answer before they pass it on would hold back every event.
    'x-accel-buffering': 'no',
  })

  const send = (text: string) => {
    // A reader that stopped reading would fill the memory. Cut off, it comes back and asks for what it missed.
    if (raw.writableLength > maxWaitingBytes) raw.destroy()
    else raw.write(text)
  }
  const sendEvent = (event: HeardEvent) => {
    send(`data: ${JSON.stringify(event)}\n\n`)
    if (event.kind === 'session') void mayGoOn?.().then((may) => may || raw.end())
  }

  const unsubscribe = live.subscribe(audience, sendEvent)
  const forget = live.onClose(() => raw.end())
  // Keeps proxies from closing a quiet connection, and finds out when the reader has gone without a word.
  const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs)
  const end = until && setTimeout(() => raw.end(), until.getTime() - Date.now())
  raw.on('close', () => {
    unsubscribe()
    forget()
    clearInterval(heartbeat)
    clearTimeout(end)
    onEnd?.()
  })
  // Between the page's last question and this moment something may have happened.
  sendEvent({ kind: 'resync' })
}

/** What hooks have set, such as security headers: a hijacked reply does not send them by itself. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
