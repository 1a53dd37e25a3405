import { z } from 'zod'
import { type GandiOptions, GandiRefusal, type GandiWire, gandiWire } from './gandi-wire.ts'
import type { NameRecord, Offered, Registered, Registrant, Registrar } from './registrar.ts'

/** Longer than a registry takes; what has not happened by then was never heard of, and is asked for again. */
const underWayMs = 60 * 60_000
const recordSeconds = 300

const Checked = z.object({
  products: z
    .array(
      z.object({
        process: z.string(),
        status: z.string(),
        prices: z
          .array(
            z.object({
              min_duration: z.number(),
              duration_unit: z.string(),
              price_before_taxes: z.number(),
              type: z.string().nullish(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
})

const Found = z.object({
  dates: z.object({ registry_ends_at: z.string() }),
  contacts: z.object({ owner: z.object({ email: z.string(), orgname: z.string().nullish() }) }),
  authinfo: z.string().optional(),
})
type Found = z.output<typeof Found>

/** Names of the world, by the API that Gandi calls v5. Each question names one thing, and can be asked again. */
export function createGandiRegistrar(options: GandiOptions, now: () => Date = () => new Date()): Registrar {
  const ask = gandiWire(options)
  const isUnderWay = (askedAt: Date | null) => askedAt !== null && now().getTime() - askedAt.getTime() < underWayMs

  return {
    currency: 'GBP',
    endings: options.endings,

    /** It answers one name at a time: all are asked for at once. */
    offer: async (names) => {
      const answers = await Promise.allSettled(names.map((name) => offerOf(ask, name)))
      const silent = answers.find((answer) => answer.status === 'rejected')
      if (silent && answers.every(({ status }) => status === 'rejected')) throw silent.reason
      return answers.map((answer, at) => (answer.status === 'fulfilled' ? answer.value : unknown(names[at] ?? '')))
    },

    /**
     * What stands in the account in the name of whoever asks was registered by an answer that was lost, where it was asked
     * for before; else it is another company's. Found before it is asked for again, it is never registered twice.
     */
    register: async ({ name, registrant, askedAt }): Promise<Registered> => {
      const there = await find(ask, name)
      const isOurs = (found: Found) => isOwner(found, registrant)
      if (there) return askedAt && isOurs(there) ? registered(there) : anothers
      const refusal = await ask('POST', '/domain/domains', [], {
        fqdn: name,
        duration: 1,
        owner: ownerOf(registrant, options.phone),
      }).then(() => undefined, refusalOf)
      const then = await find(ask, name)
      if (then) return isOurs(then) ? registered(then) : anothers
      // While the registry is at it the name is not in the account yet, and nobody may ask for it again.
      if (!refusal || isUnderWay(askedAt)) return { kind: 'pending' }
      return { kind: 'refused', reason: refusal }
    },

    renew: async ({ name, endsOn, askedAt }): Promise<Registered> => {
      const there = await find(ask, name)
      if (!there) return { kind: 'refused', reason: 'The name is not registered here any more.' }
      if (endOf(there) > endsOn) return registered(there)
      // An answer may have been lost, and the registry is at it: asked again, another year would be paid for.
      if (isUnderWay(askedAt)) return { kind: 'pending' }
      const refusal = await ask('POST', `/domain/domains/${name}/renew`, [], { duration: 1 }).then(
        () => undefined,
        refusalOf,
      )
      const then = await find(ask, name)
      if (then && endOf(then) > endsOn) return registered(then)
      return refusal ? { kind: 'refused', reason: refusal } : { kind: 'pending' }
    },

    setRecords: async (name, records) => {
      for (const [place, values] of Map.groupBy(records, (record) => placeOf(name, record)))
        await setRecord(ask, name, place, values)
    },

    transferCode: async (name) => {
      const there = await find(ask, name)
      if (!there?.authinfo) throw new Error('The registrar shows no transfer code')
      return there.authinfo
    },
  }
}

const unknown = (name: string): Offered => ({
  name,
  availability: 'unknown',
  isPremium: false,
  priceMinor: null,
  renewalMinor: null,
})

const isTaken = (status: string) => status.startsWith('unavailable') || status.startsWith('reserved')

async function offerOf(ask: GandiWire, name: string): Promise<Offered> {
  const asked: [string, string][] = [
    ['name', name],
    ['currency', 'GBP'],
    ['processes', 'create'],
    ['processes', 'renew'],
  ]
  const { products = [] } = Checked.parse(await ask('GET', '/domain/check', asked))
  const sold = products.find(({ process }) => process === 'create')
  // Neither yes nor no: it is being asked, or the registry does not answer.
  if (!sold || (sold.status !== 'available' && !isTaken(sold.status))) return unknown(name)
  if (sold.status !== 'available') return { ...unknown(name), availability: 'taken' }
  const priced = sold.prices?.find(isOneYear)
  const renewed = products.find(({ process }) => process === 'renew')?.prices?.find(isOneYear)
  return {
    name,
    availability: 'available',
    isPremium: priced?.type === 'premium',
    priceMinor: minorOf(priced?.price_before_taxes),
    renewalMinor: minorOf(renewed?.price_before_taxes),
  }
}

const isOneYear = ({
  min_duration,
  duration_unit,
}: {
  readonly min_duration: number
  readonly duration_unit: string
}) => min_duration === 1 && duration_unit === 'y'
const minorOf = (pounds: number | undefined) => (pounds === undefined ? null : Math.round(pounds * 100))

/** Undefined where it is not in the account. */
async function find(ask: GandiWire, name: string): Promise<Found | undefined> {
  try {
    return Found.parse(await ask('GET', `/domain/domains/${name}`))
  } catch (error) {
    if (error instanceof GandiRefusal && error.status === 404) return undefined
    throw error
  }
}

const isOwner = ({ contacts: { owner } }: Found, { email, name }: Registrant) =>
  owner.email === email && owner.orgname === name
const anothers: Registered = { kind: 'refused', reason: 'Somebody else has registered the name.' }
const endOf = ({ dates }: Found) => dates.registry_ends_at.slice(0, 10)
const registered = (found: Found): Registered => ({ kind: 'registered', endsOn: endOf(found) })

function refusalOf(error: unknown): string {
  if (error instanceof GandiRefusal) return error.message
  throw error
}

/** A company, by whoever answers for it. What is not to be seen in public directories is kept out of them. */
const ownerOf = ({ name, person, email, address, city, postcode, country }: Registrant, phone: string) => ({
  type: 'company',
  orgname: name,
  given: person.split(' ')[0] || name,
  family: person.split(' ').slice(1).join(' ') || name,
  email,
  phone,
  streetaddr: address,
  city,
  zip: postcode,
  country,
  data_obfuscated: true,
  mail_obfuscated: true,
})

/** A bare name cannot have a CNAME: there the same is called an alias. */
function placeOf(name: string, { host, type }: NameRecord): string {
  const isBare = host === name
  return `${isBare ? '@' : host.slice(0, -name.length - 1)}/${isBare && type === 'CNAME' ? 'ALIAS' : type}`
}

async function setRecord(ask: GandiWire, name: string, place: string, records: readonly NameRecord[]) {
  const at = `/livedns/domains/${name}/records`
  // What a new name begins with would stand beside the alias, which is refused.
  if (place === '@/ALIAS') await ask('DELETE', `${at}/@/A`).catch(refusalOf)
  const values = records.map(({ type, value }) =>
    type === 'TXT' ? `"${value}"` : type === 'CNAME' ? `${value}.` : value,
  )
  await ask('PUT', `${at}/${place}`, [], { rrset_values: values, rrset_ttl: recordSeconds })
}
