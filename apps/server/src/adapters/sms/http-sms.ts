import { z } from 'zod'
import { goingOut } from '../../platform/database/going-out.ts'
import { DeliveryError } from '../delivery-error.ts'
import { checkSms } from './check-sms.ts'
import type { SmsTransport } from './sms-transport.ts'

export interface HttpSmsOptions {
  readonly url: string
  readonly token: string
  readonly deadlineMs?: number
}

const Receipt = z.object({ id: z.union([z.string(), z.number()]) })

/** Posts `{ id, to, text, from? }` to a provider, or to a small bridge before one; it answers `{ id }`. */
export const httpSms = ({ url, token, deadlineMs = 30_000 }: HttpSmsOptions): SmsTransport => ({
  isKept: false,
  send: async (sms) => {
    goingOut('The SMS provider')
    checkSms(sms)
    const { id, to, text, from } = sms
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, text, ...(from && { from }) }),
        // Somebody else's address must not get the token and the number.
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!response.ok) throw refusal(response.status)
      return { providerId: String(Receipt.parse(await response.json()).id) }
    } catch (error) {
      if (error instanceof DeliveryError) throw error
      throw new DeliveryError('The SMS provider did not answer', { isPermanent: false, cause: error })
    }
  },
})

/** Only what the provider says of this message is final; a wrong token or too many requests are not its fault. */
const refusal = (status: number) =>
  new DeliveryError(`The SMS provider answered ${status}`, { isPermanent: [400, 404, 410, 422].includes(status) })
