import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SentBy } from '../application/index.ts'

/** `token` finds the application; `seen` is a sealed note that whoever holds it was here a moment ago. */
const names = { token: 'journey', seen: 'journey_seen' } as const

/** Without reading it: most visitors have none, and are to be served at once. */
export const hasToken = (header: string | undefined): boolean => header?.includes(`${names.token}=`) ?? false

export const readCookies = (header: string | undefined) => ({
  token: readCookie(header, names.token),
  seen: readCookie(header, names.seen),
})

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Until the browser is closed; the server decides how long they are good for. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, values: { token: string; seen: string }) {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`
  reply.header('set-cookie', [
    `${names.seen}=${values.seen}${attributes}`,
    `${names.token}=${values.token}${attributes}`,
  ])
}

export function clearCookies(reply: FastifyReply) {
  reply.header(
    'set-cookie',
    Object.values(names).map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`),
  )
}

const languageCookie = 'journey_language'
const languageDays = 365

/** The language somebody chose; it is theirs whatever became of their answers. */
export function languageIn(header: string | undefined): Language | undefined {
  if (!header?.includes(`${languageCookie}=`)) return undefined
  const chosen = readCookie(header, languageCookie)
  return languages.find((language) => language === chosen)
}

export function setLanguage({ protocol }: FastifyRequest, reply: FastifyReply, language: Language) {
  const seconds = languageDays * 24 * 3600
  const attributes = `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
  reply.header('set-cookie', `${languageCookie}=${language}${attributes}`)
}

const senderCookie = 'journey_from'

/** Anybody can write a cookie: what it says is looked up again before it counts. */
export function senderIn(header: string | undefined): SentBy | undefined {
  if (!header?.includes(`${senderCookie}=`)) return undefined
  const [first = '', second] = readCookie(header, senderCookie)?.split('/', 2) ?? []
  if (first === ofAgent) return isId(second) ? { agentId: second } : undefined
  return isId(first) ? { channelId: first, ...(second && { merchant: second }) } : undefined
}

/** Where an id of a channel stands, and is none. */
const ofAgent = 'agent'
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success

const written = (sender: SentBy) =>
  'agentId' in sender
    ? `${ofAgent}/${sender.agentId}`
    : [sender.channelId, ...(sender.merchant === undefined ? [] : [sender.merchant])].join('/')

/** Until the browser is closed. It says who sent somebody, and nothing of who that is. */
export function setSender({ protocol }: FastifyRequest, reply: FastifyReply, sender: SentBy) {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
  reply.header('set-cookie', `${senderCookie}=${written(sender)}${attributes}`)
}
