import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { eventually } from './eventually.ts'

interface Received {
  readonly recipients: readonly string[]
  readonly raw: string
}

/** A mail server that takes what comes and keeps it. */
export async function startMailbox(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ recipients, raw: await textOf(stream) })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    /** What the newest mail to somebody that says such a thing says, once it has come. */
    inMail: (recipient: string, wanted: RegExp): Promise<string> =>
      eventually(async () => {
        for (const { recipients, raw } of received.toReversed()) {
          const words = recipients.includes(recipient) ? (await PostalMime.parse(raw)).text : ''
          const found = wanted.exec(words ?? '')
          if (found) return found[0]
        }
        throw new Error(`No mail to ${recipient} says ${wanted}`)
      }),
    /** A mail to somebody whose HTML says such a thing, once it has come. */
    mailTo: (recipient: string, wanted: string) =>
      eventually(async () => {
        for (const { recipients, raw } of received) {
          const { html = '', text = '' } = recipients.includes(recipient) ? await PostalMime.parse(raw) : {}
          if (html.includes(wanted)) return { html, text }
        }
        throw new Error(`No mail to ${recipient} says ${wanted}`)
      }),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
