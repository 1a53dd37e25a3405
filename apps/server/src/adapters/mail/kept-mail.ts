import { checkMail } from './check-mail.ts'
import type { MailTransport } from './mail-transport.ts'

/** Nothing leaves: the row in the outbox is the delivery, and is read in the mail viewer. */
export const keptMail: MailTransport = {
  isKept: true,
  send: async (mail) => {
    // What a real server would refuse is refused here too, not first on the day one is connected.
    checkMail(mail)
    return { providerId: `kept:${mail.id}` }
  },
}
