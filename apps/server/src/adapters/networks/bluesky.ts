import { linkPattern } from '@coverwright/domain/build/template/post-networks'
import type { Outbound } from '../outbound/outbound.ts'
import { type Answer, ask, earlyEnd, isSignedOut, isTaken, lateEnd, saidBy, textIn } from './ask.ts'
import type { Credentials, Outcome, Publication, SocialNetwork } from './network.ts'

const collection = 'app.bsky.feed.post'
const at = ({ address }: Credentials, method: string) => new URL(`/xrpc/${method}`, address).href

interface Session {
  readonly did: string
  readonly handle: string
  readonly token: string
}

export function createBluesky(outbound: Outbound): SocialNetwork {
  const signIn = async (who: Credentials): Promise<{ readonly answer: Answer; readonly session?: Session }> => {
    const url = at(who, 'com.atproto.server.createSession')
    const answer = await ask(outbound, { url, json: { identifier: who.handle, password: who.secret } })
    if (answer.is !== 'answered' || !isTaken(answer.status)) return { answer }
    const did = textIn(answer.body, 'did')
    const token = tokenIn(answer.body)
    return did && token ? { answer, session: { did, token, handle: textIn(answer.body, 'handle') ?? did } } : { answer }
  }
  return {
    test: async (who) => {
      const { answer, session } = await signIn(who)
      if (session) return { is: 'connected' }
      return { is: 'refused', problem: answer.is === 'answered' ? saidBy(answer.status, answer.body) : answer.problem }
    },
    publish: async (who, publication) => {
      const { answer, session } = await signIn(who)
      if (!session) return earlyEnd(answer) ?? noSession
      const embed = publication.photo ? await sendPhoto(outbound, who, session, publication.photo) : undefined
      if (embed && 'is' in embed) return embed
      const { key, text, language, attemptedAt } = publication
      // Under a key of ours, with what is the same at every try: what is there already is written over by itself.
      const put = await ask(outbound, {
        url: at(who, 'com.atproto.repo.putRecord'),
        headers: bearer(session),
        json: {
          repo: session.did,
          collection,
          rkey: key,
          record: {
            $type: collection,
            text,
            createdAt: attemptedAt.toISOString(),
            langs: [language.slice(0, 2)],
            facets: facetsOf(text),
            ...(embed && { embed: embed.embed }),
          },
        },
      })
      return lateEnd(put) ?? { is: 'published', url: pageOf(session, key) }
    },
    find: async (who, { key }) => {
      const { answer, session } = await signIn(who)
      if (!session) return notFoundOut(answer)
      const asked = new URLSearchParams({ repo: session.did, collection, rkey: key })
      const got = await ask(outbound, {
        url: `${at(who, 'com.atproto.repo.getRecord')}?${asked.toString()}`,
        headers: bearer(session),
      })
      if (got.is === 'answered' && isTaken(got.status)) return { is: 'found', url: pageOf(session, key) }
      const isAbsent = got.is === 'answered' && textIn(got.body, 'error') === 'RecordNotFound'
      return isAbsent ? { is: 'absent' } : notFoundOut(got)
    },
  }
}

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` })
const noSession: Outcome = {
  is: 'not-now',
  problem: 'The network let the account in and said nothing.',
  waitMs: 60_000,
}

/** Longer than what is shown of an answer. */
function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && 'accessJwt' in body ? body.accessJwt : undefined
  return typeof token === 'string' && /^[\w.~+/=-]+$/.test(token) ? token : undefined
}

const notFoundOut = (answer: Answer) => {
  if (answer.is !== 'answered') return { is: 'no-answer', problem: answer.problem } as const
  const problem = saidBy(answer.status, answer.body)
  return isSignedOut(answer.status) ? ({ is: 'signed-out', problem } as const) : ({ is: 'no-answer', problem } as const)
}

async function sendPhoto(
  outbound: Outbound,
  who: Credentials,
  session: Session,
  { content, alt }: NonNullable<Publication['photo']>,
): Promise<{ readonly embed: object } | Outcome> {
  const answer = await ask(outbound, {
    url: at(who, 'com.atproto.repo.uploadBlob'),
    headers: bearer(session),
    bytes: { type: 'image/jpeg', content },
  })
  const ended = earlyEnd(answer)
  if (ended) return ended
  const body = answer.is === 'answered' ? answer.body : undefined
  const blob = typeof body === 'object' && body !== null && 'blob' in body ? body.blob : undefined
  if (!blob) return { is: 'refused', problem: 'The network took the photo and did not say by which name.' }
  return { embed: { $type: 'app.bsky.embed.images', images: [{ image: blob, alt }] } }
}

/** Links are marked by the bytes they take up; without that they are plain words there. */
function facetsOf(text: string) {
  return [...text.matchAll(linkPattern)].map((match) => {
    const uri = match[0].replace(/[.,;:!?)]+$/, '')
    const byteStart = Buffer.byteLength(text.slice(0, match.index))
    return {
      index: { byteStart, byteEnd: byteStart + Buffer.byteLength(uri) },
      features: [{ $type: 'app.bsky.richtext.facet#link', uri }],
    }
  })
}

const pageOf = ({ handle }: Session, key: string) => `https://bsky.app/profile/${handle}/post/${key}`
