import { createHmac, randomBytes } from 'node:crypto'

/** As Standard Webhooks writes it. */
const prefix = 'whsec_'

export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')

interface Message {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** The headers of Standard Webhooks: a signature by each secret, so that either opens it. */
export function signMessage({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000).toString()
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
