import { messages } from '@coverwright/domain/messages'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'

export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    sayDone(said)
  } catch {
    sayFailed(messages.copyFailed)
  }
}
