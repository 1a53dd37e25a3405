// Links to other services are built of a handle, never taken as they were typed: nothing that runs can stand in one.

const word = /^[\w.-]{1,80}$/
const telephone = /^\d{7,15}$/

interface Service {
  readonly label: string
  readonly handle: RegExp
  readonly link: (handle: string) => string
  /** What is typed, as an example. */
  readonly example: string
}

const socialServices = {
  facebook: {
    label: 'Facebook',
    handle: word,
    link: (name) => `https://www.facebook.com/${name}`,
    example: 'harbourlane',
  },
  instagram: {
    label: 'Instagram',
    handle: word,
    link: (name) => `https://www.instagram.com/${name}`,
    example: 'harbourlane',
  },
  linkedin: {
    label: 'LinkedIn',
    handle: word,
    link: (name) => `https://www.linkedin.com/in/${name}`,
    example: 'edda-marlow',
  },
  x: { label: 'X', handle: word, link: (name) => `https://x.com/${name}`, example: 'harbourlane' },
  youtube: {
    label: 'YouTube',
    handle: word,
    link: (name) => `https://www.youtube.com/@${name}`,
    example: 'harbourlane',
  },
  tiktok: { label: 'TikTok', handle: word, link: (name) => `https://www.tiktok.com/@${name}`, example: 'harbourlane' },
} as const satisfies Readonly<Record<string, Service>>

const chatServices = {
  whatsapp: {
    label: 'WhatsApp',
    handle: telephone,
    link: (digits) => `https://wa.me/${digits}`,
    example: '447700900123',
  },
  telegram: { label: 'Telegram', handle: word, link: (name) => `https://t.me/${name}`, example: 'eddamarlow' },
  messenger: { label: 'Messenger', handle: word, link: (name) => `https://m.me/${name}`, example: 'harbourlane' },
  line: { label: 'LINE', handle: word, link: (name) => `https://line.me/R/ti/p/%40${name}`, example: 'harbourlane' },
  signal: {
    label: 'Signal',
    handle: telephone,
    link: (digits) => `https://signal.me/#p/+${digits}`,
    example: '447700900123',
  },
} as const satisfies Readonly<Record<string, Service>>

const contactServices: Readonly<Record<SocialService | ChatService, Service>> = { ...socialServices, ...chatServices }

export type SocialService = keyof typeof socialServices
export type ChatService = keyof typeof chatServices

// The tables are literals: they have the keys of their type and no others.
export const socialNames = Object.keys(socialServices) as [SocialService, ...SocialService[]]
export const chatNames = Object.keys(chatServices) as [ChatService, ...ChatService[]]

interface Contact {
  readonly service: SocialService | ChatService
  readonly handle: string
}

/** As people write it: with an @ before a name, with blanks and brackets in a number. */
export function handleOf(service: Contact['service'], typed: string): string {
  const isNumber = contactServices[service].handle === telephone
  return isNumber ? typed.replaceAll(/[\s()+.-]/g, '') : typed.trim().replace(/^@/, '')
}

export const isHandle = ({ service, handle }: Contact) => contactServices[service].handle.test(handle)

export const contactLink = ({ service, handle }: Contact) => contactServices[service].link(handle)

export const labelOfService = (service: Contact['service']) => contactServices[service].label

export const handleExample = (service: Contact['service']) => contactServices[service].example

export const handleNotValid = 'Enter the name at the service or the number with its country code, not an address.'
