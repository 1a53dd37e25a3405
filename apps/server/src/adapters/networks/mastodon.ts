import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Outbound } from '../outbound/outbound.ts'
import { type Answer, ask, earlyEnd, isSignedOut, isTaken, lateEnd, saidBy, textIn } from './ask.ts'
import type { Credentials, Found, Outcome, Publication, SocialNetwork } from './network.ts'

const bearer = ({ secret }: Credentials) => ({ authorization: `Bearer ${secret}` })
const at = ({ address }: Credentials, path: string) => new URL(path, address).href

/** Clocks differ by so much. */
const skewMs = 5 * 60_000
/** A large picture is worked on after it was taken; so often, and so long between, it is asked whether that is done. */
const looks = 5
const betweenMs = 1000

export function createMastodon(outbound: Outbound): SocialNetwork {
  const whoIs = (who: Credentials) =>
    ask(outbound, { url: at(who, '/api/v1/accounts/verify_credentials'), headers: bearer(who) })
  return {
    test: async (who) => {
      const answer = await whoIs(who)
      if (answer.is !== 'answered') return { is: 'refused', problem: answer.problem }
      return isTaken(answer.status) && textIn(answer.body, 'id')
        ? { is: 'connected' }
        : { is: 'refused', problem: saidBy(answer.status, answer.body) }
    },
    publish: async (who, publication) => {
      const media = publication.photo ? await sendPhoto(outbound, who, publication.photo) : undefined
      if (media && 'is' in media) return media
      const answer = await ask(outbound, {
        url: at(who, '/api/v1/statuses'),
        // The server knows the key for an hour: what it has taken under it, it does not take twice.
        headers: { ...bearer(who), 'idempotency-key': publication.key },
        json: {
          status: publication.text,
          visibility: 'public',
          language: publication.language.slice(0, 2),
          ...(media && { media_ids: [media.id] }),
        },
      })
      return lateEnd(answer) ?? { is: 'published', url: webAddressIn(answer) }
    },
    find: async (who, publication) => {
      const me = await whoIs(who)
      const id = me.is === 'answered' && isTaken(me.status) ? textIn(me.body, 'id') : undefined
      if (!id) return notFoundOut(me)
      const path = `/api/v1/accounts/${encodeURIComponent(id)}/statuses?limit=40&exclude_replies=true&exclude_reblogs=true`
      const answer = await ask(outbound, { url: at(who, path), headers: bearer(who) })
      if (answer.is !== 'answered' || !isTaken(answer.status) || !Array.isArray(answer.body)) return notFoundOut(answer)
      const found = answer.body.find((status: unknown) => isThis(status, publication))
      return found ? { is: 'found', url: webAddressOf(found) } : { is: 'absent' }
    },
  }
}

async function sendPhoto(
  outbound: Outbound,
  who: Credentials,
  { content, alt }: NonNullable<Publication['photo']>,
): Promise<{ readonly id: string } | Outcome> {
  const boundary = `coverwright-${randomBytes(12).toString('hex')}`
  const part = (head: string) => Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`)
  const bytes = Buffer.concat([
    part('name="description"'),
    Buffer.from(`${alt}\r\n`),
    part('name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg'),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await ask(outbound, {
    url: at(who, '/api/v2/media'),
    headers: bearer(who),
    bytes: { type: `multipart/form-data; boundary=${boundary}`, content: bytes },
  })
  const ended = earlyEnd(answer)
  if (ended) return ended
  const id = answer.is === 'answered' ? textIn(answer.body, 'id') : undefined
  if (!id) return { is: 'refused', problem: 'The network took the photo and did not say by which name.' }
  return answer.is === 'answered' && answer.status === 202 ? untilDrawn(outbound, who, id) : { id }
}

async function untilDrawn(
  outbound: Outbound,
  who: Credentials,
  id: string,
): Promise<{ readonly id: string } | Outcome> {
  for (let look = 0; look < looks; look++) {
    await wait(betweenMs)
    const answer = await ask(outbound, {
      url: at(who, `/api/v1/media/${encodeURIComponent(id)}`),
      headers: bearer(who),
    })
    const ended = earlyEnd(answer)
    if (ended) return ended
    // 206 while it is still being worked on.
    if (answer.is === 'answered' && answer.status === 200) return { id }
  }
  return { is: 'not-now', problem: 'The network is still working on the photo.', waitMs: 60_000 }
}

const notFoundOut = (answer: Answer): Found => {
  if (answer.is !== 'answered') return { is: 'no-answer', problem: answer.problem }
  const problem = saidBy(answer.status, answer.body)
  return isSignedOut(answer.status) ? { is: 'signed-out', problem } : { is: 'no-answer', problem }
}

/** The same words, published since it was handed over. The network keeps no name of ours to ask for. */
function isThis(status: unknown, { text, attemptedAt }: Publication): boolean {
  const content = longTextIn(status, 'content')
  const since = Date.parse(textIn(status, 'created_at') ?? '')
  return since >= attemptedAt.getTime() - skewMs && squeezed(plain(content)) === squeezed(text)
}

const longTextIn = (value: unknown, name: string): string => {
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : ''
  return typeof found === 'string' ? found : ''
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
}

/** What a reader sees of it. */
const plain = (html: string) =>
  html
    .replaceAll(/<br\s*\/?>|<\/p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#\d+);/g, (whole, name: string) => entities[name] ?? whole)

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const webAddressOf = (value: unknown): string | null => {
  const url = textIn(value, 'url')
  return url && /^https?:\/\//.test(url) ? url : null
}

const webAddressIn = (answer: Answer) => (answer.is === 'answered' ? webAddressOf(answer.body) : null)
