import type { WireRequest } from '@coverwright/contract/client'
import type { Answer } from '@coverwright/contract/wire'
import { addressOf, answerOf, timedOut } from './answer.ts'

const patienceMs = 60_000

export async function send(request: WireRequest): Promise<Answer> {
  try {
    if (!(request.body instanceof Blob)) return await sendText(request)
    // Few pages send any: not part of what every page loads.
    const { sendFile } = await import('./send-file.ts')
    return await sendFile(request)
  } catch (error) {
    // Stopped by who sent it: nobody is asked whether to try again.
    if (request.signal?.aborted) throw error
    // A network error, a gateway's own page instead of an answer, or patience at its end.
    return { ...timedOut }
  }
}

async function sendText({ method, headers, body, ...request }: WireRequest): Promise<Answer> {
  const response = await fetch(addressOf(request), {
    method,
    headers,
    ...(typeof body === 'string' && { body }),
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  })
  return answerOf(response.status, await response.text())
}
