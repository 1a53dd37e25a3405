import { createTransport } from 'nodemailer'
import { goingOut } from '../../platform/database/going-out.ts'
import { DeliveryError } from '../delivery-error.ts'
import { checkMail } from './check-mail.ts'
import type { Mail, MailTransport } from './mail-transport.ts'

export interface SmtpLimits {
  /** From the first lookup to the server's receipt. A server that sends a byte now and then never falls silent. */
  readonly deadlineMs?: number
}

/**
 * Sends through an SMTP server: `smtps://user:password@host`, or `smtp://host:587?requireTLS=true`, which never falls
 * back to plain text. `from` is `Name <address>`.
 */
export function smtpMail(url: string, from: string, { deadlineMs = 30_000 }: SmtpLimits = {}): MailTransport {
  const [, address, domain] = /([^<\s]+@([^>\s]+))>?$/.exec(from) ?? []
  if (!address || !domain) throw new Error('The sender of mail is not an address')
  return {
    isKept: false,
    from: address,
    send: async (mail) => {
      goingOut('The mail server')
      checkMail(mail)
      const messageId = `<${mail.id}@${domain}>`
      // A connection for each mail: one that hangs holds up no other, and can be cut.
      const transport = createTransport({
        ...optionsOf(url, deadlineMs),
        pool: true,
        maxConnections: 1,
        maxRequeues: 0,
      })
      const timer = setTimeout(() => transport.close({ force: true }), deadlineMs)
      try {
        const { accepted, response } = await transport.sendMail({ ...messageOf(mail), from, messageId })
        if (accepted.length === 0) throw new Error(response)
        return { providerId: messageId }
      } catch (error) {
        throw new DeliveryError('The mail server did not take the mail', {
          isPermanent: isRefusal(error),
          cause: error,
        })
      } finally {
        clearTimeout(timer)
        transport.close()
      }
    },
  }
}

const optionsOf = (url: string, deadlineMs: number) => ({
  url,
  connectionTimeout: deadlineMs / 3,
  greetingTimeout: deadlineMs / 3,
  dnsTimeout: deadlineMs / 3,
  socketTimeout: deadlineMs,
})

const messageOf = ({ to, replyTo, subject, unsubscribeUrl, text, html, attachments = [] }: Mail) => ({
  // As an object: in a string a comma would make two recipients of one.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  // Nobody's machine answers what a machine wrote (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  ...(html && { html }),
  attachments: attachments.map(({ name, type, content, cid }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
    ...(cid && { cid, contentDisposition: 'inline' as const }),
  })),
  // Content is what was handed in, never a path or an address that the server would open for the writer.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** 5xx is the server's last word on this mail; but a sign-in it refuses is our mistake, not the mail's. */
const isRefusal = (error: unknown) => {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
