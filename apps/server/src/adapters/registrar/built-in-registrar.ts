import { randomBytes } from 'node:crypto'
import { addMonths } from '@coverwright/domain/base/day/day'
import type { Pool } from 'pg'
import { goingOut } from '../../platform/database/going-out.ts'
import type { DnsLookup } from '../dns/dns-lookup.ts'
import type { NameRecord, Offered, Registered, Registrar } from './registrar.ts'

/** Browsers lead whatever ends with it to this machine: a name that was bought answers at once. */
const builtInEnding = 'domains.localhost'

const priceMinor = 1200
const renewalMinor = 1400
/** Short ones are dear, as elsewhere. */
const premiumLength = 3
const premiumMinor = 25_000

/** A word in a name that has the registrar behave as others do on a bad day. */
const badDays = { refused: 'refused', pending: 'slowly' } as const

export interface BuiltInRegistrar extends Registrar {
  /** Answers for the names it sold; undefined for all others. */
  readonly lookUp: (name: string) => ReturnType<DnsLookup> | undefined
}

/** A registrar with books and a DNS of its own, whose names are known on this machine alone. */
export function createBuiltInRegistrar({ pool, now }: { readonly pool: Pool; readonly now: () => Date }) {
  const asked = () => {
    goingOut('The built-in registrar')
    return pool
  }
  const endsOnOf = async (name: string) => {
    const { rows } = await asked().query<{ endsOn: string; reference: string }>(
      `select ends_on::text as "endsOn", reference from test_registrar.name where name = $1`,
      [name],
    )
    return rows[0]
  }

  const offer = async (names: readonly string[]): Promise<Offered[]> => {
    const { rows } = await asked().query<{ name: string }>(
      'select name from test_registrar.name where name = any($1)',
      [names],
    )
    const taken = new Set(rows.map(({ name }) => name))
    return names.map((name) => {
      const isSold = name.endsWith(`.${builtInEnding}`) && !taken.has(name)
      const isPremium = name.length - builtInEnding.length - 1 <= premiumLength
      return {
        name,
        availability: isSold ? 'available' : 'taken',
        isPremium,
        priceMinor: isSold ? (isPremium ? premiumMinor : priceMinor) : null,
        renewalMinor: isSold ? renewalMinor : null,
      }
    })
  }

  return {
    currency: 'GBP',
    endings: [builtInEnding],
    offer,

    /** One statement: of two who ask for a name at once one has it, and who asks again is told the same. */
    register: async ({ name, reference }): Promise<Registered> => {
      if (name.includes(badDays.refused)) return { kind: 'refused', reason: 'The registry refuses this name.' }
      const endsOn = addMonths(dayOf(now()), 12)
      await asked().query(
        `insert into test_registrar.name (name, reference, registered_at, ends_on, transfer_code, records, is_pending)
         values ($1, $2, $3, $4, $5, '[]', $6) on conflict do nothing`,
        [name, reference, now(), endsOn, randomBytes(9).toString('base64url'), name.includes(badDays.pending)],
      )
      const known = await endsOnOf(name)
      if (known?.reference !== reference) return { kind: 'refused', reason: 'Somebody else has registered the name.' }
      // On a bad day the first answer is that it takes time.
      const { rowCount } = await asked().query(
        'update test_registrar.name set is_pending = false where name = $1 and is_pending',
        [name],
      )
      return rowCount === 1 ? { kind: 'pending' } : { kind: 'registered', endsOn: known.endsOn }
    },

    renew: async ({ name, reference, endsOn }): Promise<Registered> => {
      const until = addMonths(endsOn, 12)
      await asked().query(
        'update test_registrar.name set ends_on = $2, renewed_by = $3 where name = $1 and ends_on = $4',
        [name, until, reference, endsOn],
      )
      const known = await endsOnOf(name)
      return known?.endsOn === until
        ? { kind: 'registered', endsOn: until }
        : { kind: 'refused', reason: 'The name is not registered here any more.' }
    },

    setRecords: async (name, records) => {
      await asked().query('update test_registrar.name set records = $2 where name = $1', [
        name,
        JSON.stringify(records),
      ])
    },

    transferCode: async (name) => {
      const { rows } = await asked().query<{ code: string }>(
        'select transfer_code as code from test_registrar.name where name = $1',
        [name],
      )
      if (!rows[0]) throw new Error('The name is not registered here')
      return rows[0].code
    },

    lookUp: (host) => (host.endsWith(`.${builtInEnding}`) ? lookUpIn(asked(), host) : undefined),
  } satisfies BuiltInRegistrar
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

async function lookUpIn(pool: Pool, host: string) {
  const { rows } = await pool.query<{ records: readonly NameRecord[] }>(
    "select records from test_registrar.name where $1 = name or $1 like '%.' || name",
    [host],
  )
  const set = rows.flatMap(({ records }) => records).filter((record) => record.host === host)
  const valuesOf = (type: NameRecord['type']) => set.filter((record) => record.type === type).map(({ value }) => value)
  return {
    isThere: rows.length > 0,
    isAnswered: true,
    txt: valuesOf('TXT'),
    cname: valuesOf('CNAME'),
    a: valuesOf('A'),
    ttlSeconds: null,
  }
}

/** What it sold it answers for; for all else the DNS is asked. */
export const lookUpWith =
  (registrar: Pick<BuiltInRegistrar, 'lookUp'>, dns: DnsLookup): DnsLookup =>
  (name) =>
    registrar.lookUp(name) ?? dns(name)
