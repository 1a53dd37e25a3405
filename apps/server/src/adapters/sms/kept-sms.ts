import { checkSms } from './check-sms.ts'
import type { SmsTransport } from './sms-transport.ts'

/** Nothing leaves: the row in the outbox is the delivery. */
export const keptSms: SmsTransport = {
  isKept: true,
  send: async (sms) => {
    checkSms(sms)
    return { providerId: `kept:${sms.id}` }
  },
}
