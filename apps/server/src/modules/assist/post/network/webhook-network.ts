import { ask, earlyEnd } from '../../../../adapters/networks/ask.ts'
import type { Credentials, SocialNetwork } from '../../../../adapters/networks/network.ts'
import type { Outbound } from '../../../../adapters/outbound/outbound.ts'
import { signMessage } from '../../../../adapters/outbound/sign-message.ts'

/** What the company publishes with itself: it is told what to post, signed as every webhook is. */
export function createWebhookNetwork(outbound: Outbound, clock: () => Date = () => new Date()): SocialNetwork {
  const tell = ({ address, secret }: Credentials, id: string, told: object) => {
    const content = Buffer.from(JSON.stringify(told))
    const headers = signMessage({ id, at: clock(), body: content.toString() }, [secret])
    return ask(outbound, { url: address, headers, bytes: { type: 'application/json', content } })
  }
  return {
    test: async (who) => {
      const ended = earlyEnd(await tell(who, `msg_${crypto.randomUUID()}`, { type: 'post.test', data: {} }))
      return ended ? { is: 'refused', problem: ended.problem } : { is: 'connected' }
    },
    publish: async (who, { id, key, text, language, photo }) => {
      const shown = photo && { type: 'image/jpeg', alt: photo.alt, base64: photo.content.toString('base64') }
      const told = { type: 'post.publish', data: { id, text, language, photo: shown } }
      // Under the same id at every try: the other side knows what it has had already, so that a repetition is safe.
      return earlyEnd(await tell(who, `msg_${key}`, told)) ?? { is: 'published', url: null }
    },
    // It never ends unknown, so that there is nothing to look for: what was not heard is told again.
    find: async () => ({ is: 'absent' }),
  }
}
