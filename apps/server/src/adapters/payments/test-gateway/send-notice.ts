import { goingOut } from '../../../platform/database/going-out.ts'
import { signatureHeader } from './create-test-gateway.ts'

/** By HTTP, as any gateway would; the product answers quickly or is told again by nobody, and asks by itself. */
export async function sendNotice(
  url: string,
  { signature, body }: { readonly signature: string; readonly body: string },
) {
  goingOut('The shop')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    body,
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`The notice was answered with ${answer.status}`)
}
