import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { NameRegistration } from '../domain-order/domain-order.ts'
import { hostName } from '../release/mount.ts'
import { domainLifecycle } from './domain-lifecycle.ts'

export const recordTypes = ['TXT', 'CNAME', 'A'] as const
export type RecordType = (typeof recordTypes)[number]

/** A record somebody sets at their DNS provider, and what is there now. */
export const DnsRecord = z
  .object({
    type: z.enum(recordTypes),
    /** As providers ask for it: the whole name. */
    host: z.string(),
    value: z.string(),
    found: z.array(z.string()),
    isRight: z.boolean(),
  })
  .meta({ id: 'DnsRecord' })

export const Domain = z
  .object({
    id: idOf('domain'),
    name: z.string(),
    state: z.enum(domainLifecycle.states),
    /** All that are wanted; a name is connected by a CNAME or by A, one of them is enough. */
    records: z.array(DnsRecord),
    /** Whether the name is there at all, the records are right, and the certificate holds: each has its own fix. */
    isNameFound: z.boolean(),
    areRecordsRight: z.boolean(),
    /** What was found may be this old, in seconds. */
    ttlSeconds: z.int().nullable(),
    checkedAt: moment.nullable(),
    certificateEndsAt: moment.nullable(),
    certificateProblem: z.string().nullable(),
    isAutoRenewed: z.boolean(),
    /** Of a name that was bought here; null of one whose registrar is elsewhere. */
    registration: NameRegistration.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Domain' })

export const DomainRef = z.strictObject({ id: idOf('domain') })

/** One of the company's by its id, or any name. */
export const DomainCheck = z
  .strictObject({ id: idOf('domain').optional(), name: hostName.optional() })
  .refine(({ id, name }) => (id === undefined) !== (name === undefined), 'Give an id or a name')
  .meta({ id: 'DomainCheck', examples: [{}] })

export const OwnDomainForm = z
  .strictObject({ name: hostName })
  .meta({ examples: [{ name: 'tarnbrook-insurance.example' }] })

export const SubdomainForm = DomainRef.extend({
  label: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
      'Use letters, digits and hyphens',
    ),
}).meta({ examples: [{ label: 'pets' }] })

/** A connected name that leads elsewhere at so many checks in a row, an hour apart, has expired. */
export const lostChecksAllowed = 3

/** A certificate is renewed so many days before its end. */
export const renewalDays = 30

/** Where the proof stands. */
export const proofHost = (name: string) => `_coverwright.${name}`
export const proofValue = (token: string) => `coverwright-verify=${token}`

/** The name itself and every name above it that somebody may have proven, the longest first. */
export function namesAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))
}

export type Domain = z.output<typeof Domain>
export type DnsRecord = z.output<typeof DnsRecord>
