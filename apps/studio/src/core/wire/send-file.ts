import type { WireRequest } from '@coverwright/contract/client'
import type { Answer } from '@coverwright/contract/wire'
import { addressOf, answerOf } from './answer.ts'

/** By XMLHttpRequest: fetch does not tell how much of a file is sent. */
export function sendFile({ method, headers, body, onProgress, signal, ...request }: WireRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(method, addressOf(request))
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    sending.addEventListener('load', () => {
      try {
        resolve(answerOf(sending.status, sending.responseText))
      } catch (error) {
        reject(error)
      }
    })
    sending.addEventListener('error', () => reject(new Error('The file could not be sent')))
    sending.addEventListener('abort', () => reject(new Error('The file was stopped')))
    signal?.addEventListener('abort', () => sending.abort())
    sending.send(body ?? null)
  })
}
