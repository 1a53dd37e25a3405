import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sequence } from '@coverwright/domain/build/rating/samples/sequence'
import type { Client } from 'pg'

const RealDate = Date

export interface OwnClock {
  readonly now: () => Date
  /** Never back: what is made later has a later id. */
  readonly moveTo: (at: Date) => Promise<void>
  readonly pass: (seconds: number) => Promise<void>
}

/**
 * From here on this process and its database live in another time. Only for a process that does nothing else: what a module
 * remembers as a time, and what the driver waits for, would be of no use to anybody.
 */
export async function startOwnClock(owner: Client, start: Date): Promise<OwnClock> {
  let moment = start.getTime()
  class OwnDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(moment)
      // A date of parts, such as `new Date(2026, 10, 17)`, is passed on as it is.
      else super(...(given as [number]))
    }
    static override now() {
      return moment
    }
  }
  globalThis.Date = OwnDate as DateConstructor
  await owner.query(databaseClock)
  const tell = () => owner.query('update clock.moment set at = $1', [new RealDate(moment).toISOString()])
  await tell()
  const moveTo = async (at: Date) => {
    moment = Math.max(moment, at.getTime())
    await tell()
  }
  return { now: () => new RealDate(moment), moveTo, pass: (seconds) => moveTo(new RealDate(moment + seconds * 1000)) }
}

/**
 * `now()` is looked for where the database is told to look first. What columns are filled with was settled when the tables
 * were made, and is said anew.
 */
const databaseClock = `
  create schema clock;
  create table clock.moment (at timestamptz not null);
  insert into clock.moment values (pg_catalog.now());
  create function clock.now() returns timestamptz language sql stable security definer return (select at from clock.moment);
  grant usage on schema clock to public;
  do $$
  declare
    each record;
  begin
    for each in select c.oid::regclass as name, a.attname as column, pg_get_expr(d.adbin, d.adrelid) as filled
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where n.nspname in ('public', 'test_gateway') and pg_get_expr(d.adbin, d.adrelid) ~ '\\mnow\\(\\)'
    loop
      execute format('alter table %s alter column %I set default %s', each.name, each.column,
        replace(each.filled, 'now()', 'clock.now()'));
    end loop;
    for each in select oid::regprocedure as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~ '\\mnow\\(\\)' and prokind = 'f'
    loop
      execute format('alter function %s set search_path = clock, pg_catalog, public, pg_temp', each.name);
    end loop;
    execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
  end
  $$;
`

/** From here on nothing is left to chance: made again, codes and numbers are the same. */
export function stopChance(seed: number): void {
  // Ids are drawn whenever something is written, in whatever order; codes only when somebody does something.
  const [forIds, forCodes] = [sequence(seed), sequence(seed + 1)]
  const filling =
    (next: typeof forIds) =>
    <T extends NodeJS.ArrayBufferView>(target: T): T => {
      const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
      for (let at = 0; at < bytes.length; at++) bytes[at] = next(0, 255)
      return target
    }
  const fill = filling(forCodes)
  const randomUUID = () => {
    const hex = fill(Buffer.alloc(16)).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}` as const
  }
  Object.assign(crypto, {
    randomFillSync: filling(forIds),
    randomBytes: (size: number) => fill(Buffer.alloc(size)),
    randomInt: (low: number, high: number) => forCodes(low, high - 1),
    randomUUID,
  })
  syncBuiltinESMExports()
}
