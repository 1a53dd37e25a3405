// Where a site may stand: one label under the site domain, or any name under a domain that the company has proven.
import { domainTypes, variants } from '../../variant.ts'

/** How a taken host came to its company. `unproven` stood before proof was asked for, and ends when its time is up. */
export const hostProofs = ['label', 'domain', 'unproven'] as const

export type HostProof = (typeof hostProofs)[number]

/** What stands at a host. */
export const hostKinds = ['product', 'agent-page'] as const

/** What stood without proof when proof was first asked for goes on so many days. */
export const unprovenDays = 30

/** In one spelling: lower case, no dot at the end, other scripts as the DNS writes them. */
export function normaliseHost(typed: string): string {
  const name = typed.trim().toLowerCase().replace(/\.$/, '')
  if (!/[^ -~]/.test(name) || /[\s/:@?#\\%[\]]/.test(name)) return name
  return URL.parse(`http://${name}`)?.hostname.replace(/\.$/, '') ?? name
}

export const isUnder = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`)

/** What people take for the product itself, its staff or its machines; each alone would do for a trap. */
const reservedLabels: readonly string[] = [
  ...domainTypes.map((type) => variants[type].name),
  ...'coverwright studio portal console dashboard platform partner partners official'.split(' '),
  ...'login logon logout signin signon signup signout register password reset verify'.split(' '),
  ...'account accounts auth oauth sso saml id identity session token security secure'.split(' '),
  ...'support help helpdesk service contact staff team legal privacy abuse trust'.split(' '),
  ...'admin administrator root system operator owner internal maintenance status health'.split(' '),
  ...'pay payment payments billing checkout invoice invoices bank card cards refund'.split(' '),
  ...'gateway testgateway test stripe webhook webhooks notify notices'.split(' '),
  ...'www web app apps api docs doc static assets cdn media files img images'.split(' '),
  ...'mail email webmail smtp imap pop pop3 mx postmaster hostmaster webmaster noreply'.split(' '),
  ...'ns ns1 ns2 dns ftp sftp ssh vpn proxy localhost local autoconfig'.split(' '),
  ...'autodiscover wpad isatap acme sites site metrics git dev staging demo'.split(' '),
]

/** `Log-1n` reads as `login`: what looks alike is alike. */
const lookOf = (label: string) =>
  label.replaceAll('-', '').replaceAll('0', 'o').replaceAll('5', 's').replace(/[1i]/g, 'l')

const reserved = new Set(reservedLabels.map(lookOf))

export interface HostRules {
  /** Sites without a domain of their own stand one label under it. */
  readonly siteDomain: string
  /** Where the installation itself answers. */
  readonly ownHosts: readonly string[]
}

export interface ProvenNames {
  /** Domains that the company has proven. */
  readonly proven: readonly string[]
  /** Names under those that other companies have proven by themselves. */
  readonly ceded: readonly string[]
}

const refusals = ['not-proven', 'too-deep', 'reserved', 'letters'] as const

export type HostRefusal = (typeof refusals)[number]

export type HostPlace =
  | { readonly proof: 'label' | 'domain'; readonly refusal?: never }
  | { readonly proof?: never; readonly refusal: HostRefusal }

/** The one rule of who may stand where. Of two proven names the longer one decides. */
export function placeOf(host: string, { siteDomain, ownHosts, proven, ceded }: HostRules & ProvenNames): HostPlace {
  if (host === siteDomain || ownHosts.includes(host)) return { refusal: 'reserved' }
  const isProven = longestAbove(host, proven) > longestAbove(host, ceded)
  // A name that was bought may lie deeper under the site domain; nobody proves one there in another way.
  if (isProven) return { proof: 'domain' }
  return isUnder(host, siteDomain) ? placeOfLabel(host.slice(0, -siteDomain.length - 1)) : { refusal: 'not-proven' }
}

function placeOfLabel(label: string): HostPlace {
  if (label.includes('.')) return { refusal: 'too-deep' }
  // Other scripts: their letters pass for others.
  if (label.slice(2, 4) === '--') return { refusal: 'letters' }
  return reserved.has(lookOf(label)) ? { refusal: 'reserved' } : { proof: 'label' }
}

const longestAbove = (host: string, names: readonly string[]) =>
  Math.max(0, ...names.filter((name) => isUnder(host, name)).map((name) => name.length))

export function refusalText(refusal: HostRefusal, siteDomain: string): string {
  switch (refusal) {
    case 'reserved':
      return 'This name is reserved. Choose another one.'
    case 'letters':
      return `Under ${siteDomain} names are of the letters a to z, digits and hyphens.`
    case 'too-deep':
      return `Use one name before .${siteDomain}, without a dot in it, or connect a domain of your own first.`
    case 'not-proven':
    default:
      return `Use a name under ${siteDomain}, such as pets.${siteDomain}, or connect this domain first.`
  }
}

/** What somebody typed: a name alone stands for one under the site domain. */
export function hostTyped(typed: string, siteDomain: string): string {
  const host = normaliseHost(typed)
  return host === '' || host.includes('.') ? host : `${host}.${siteDomain}`
}

/** A label made of a name, to begin with; empty where nothing of the name can stand in one. */
export const labelOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
