import { liveStreamPath, liveWindowHeader } from 'virtual:call-table'
import { member } from '@coverwright/contract/call'
import type { LiveEvent } from '@coverwright/domain/reach/notification/notification'
import { useSession } from '../session/session.ts'
import { answerOf } from '../wire/answer.ts'
import { headersFor, recover } from '../wire/client.ts'
import { backoffMs } from './backoff.ts'
import { readEvents } from './read-events.ts'
import { thisWindow } from './this-window.ts'

/** Listens until it is stopped. */
export async function listen(onEvent: (event: LiveEvent) => void, stopped: AbortSignal): Promise<void> {
  for (let failures = 0; !stopped.aborted; ) {
    try {
      const wasOpened = await listenOnce(onEvent, stopped)
      failures = wasOpened ? 0 : failures + 1
    } catch {
      // A dropped connection is ordinary: laptops sleep and servers restart.
      failures++
    }
    await pause(backoffMs(failures + 1, Math.random()), stopped)
  }
}

/** False when the server answered instead of opening the stream. */
async function listenOnce(onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<boolean> {
  const sentWith = useSession.getState().tokens?.idToken
  const headers = await headersFor({ method: 'GET', path: liveStreamPath }, { access: member })
  const response = await fetch(liveStreamPath, {
    headers: { ...headers, [liveWindowHeader]: thisWindow },
    signal,
    credentials: 'omit',
  })
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const answer = answerOf(response.status, await response.text())
    // Nobody asked for the stream, so nobody is asked whether to try it again.
    if (answer.status !== 504 && answer.status !== 503) await recover(answer, 1, sentWith)
    return false
  }
  for await (const event of readEvents(textOf(response.body))) onEvent(event)
  return true
}

async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

const pause = (ms: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
