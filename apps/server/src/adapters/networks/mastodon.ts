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
      return findAmong(outbound, who, id, publication)
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

/** Together with who is asked for first, these stay within the time of a job. */
const mostPages = 6
const ofPage = 40

/**
 * The network keeps no name of ours to ask for: it is looked for among what was published since it was handed over, back to that
 * moment. Whatever leaves a doubt is said to be one: what is taken for absent is published, perhaps a second time.
 */
async function findAmong(outbound: Outbound, who: Credentials, id: string, publication: Publication): Promise<Found> {
  const since = publication.attemptedAt.getTime() - skewMs
  let before = ''
  let isLike = false
  for (let page = 0; page < mostPages; page++) {
    const path = `/api/v1/accounts/${encodeURIComponent(id)}/statuses?limit=${ofPage}&exclude_reblogs=true${before}`
    const answer = await ask(outbound, { url: at(who, path), headers: bearer(who) })
    if (answer.is !== 'answered' || !isTaken(answer.status) || !Array.isArray(answer.body)) return notFoundOut(answer)
    const statuses: readonly unknown[] = answer.body
    const recent = statuses.filter((status) => !(timeOf(status) < since))
    const found = recent.find((status) => isSame(status, publication))
    if (found) return { is: 'found', url: webAddressOf(found) }
    isLike ||= recent.some((status) => isAlike(status, publication))
    const last = textIn(statuses.at(-1), 'id')
    if (recent.length < statuses.length || !last) return isLike ? { is: 'no-answer', problem: alike } : { is: 'absent' }
    before = `&max_id=${encodeURIComponent(last)}`
  }
  return { is: 'no-answer', problem: tooMany }
}

const tooMany = 'So many statuses were published since that it could not be found among them.'
const alike = 'Something much like it was published since: look there yourself.'

const timeOf = (status: unknown) => Date.parse(textIn(status, 'created_at') ?? '')
const said = (status: unknown) => lettersOf(plain(longTextIn(status, 'content')))

const isSame = (status: unknown, { text }: Publication) => said(status) === lettersOf(text)

/** It begins as the post does: servers differ in what they make of the rest. */
const isAlike = (status: unknown, { text }: Publication) => {
  const beginning = lettersOf(text).slice(0, 40)
  return beginning !== '' && said(status).startsWith(beginning)
}

/** Only letters and digits, and of a mention the name alone: its server is shown where it is another. */
const lettersOf = (text: string) =>
  text
    .replaceAll(/@([\w.-]+)@[\w.-]+/g, '@$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

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
  apos: "'",
  nbsp: ' ',
}

/** What a reader sees of it. */
const plain = (html: string) =>
  html
    .replaceAll(/<br\s*\/?>|<\/p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_whole, hex: string | undefined, decimal: string | undefined) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)

const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const webAddressOf = (value: unknown): string | null => {
  const url = textIn(value, 'url')
  return url && /^https?:\/\//.test(url) ? url : null
}

const webAddressIn = (answer: Answer) => (answer.is === 'answered' ? webAddressOf(answer.body) : null)
