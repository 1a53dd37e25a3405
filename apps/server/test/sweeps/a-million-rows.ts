import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { handmade, shared } from './growing.ts'

interface Known {
  readonly all: readonly string[]
  /** That tell its rows apart. */
  readonly telling: readonly string[]
  /** The columns of each of its indexes. */
  readonly indexes: readonly (readonly string[])[]
}
/** By table. */
export type Columns = ReadonlyMap<string, Known>

/** Until the end of the transaction the planner takes every table that grows for one of a million rows. */
export async function pretendAMillionRows(owner: pg.Client): Promise<Columns> {
  await owner.query(aPageOfEach)
  await owner.query(aMillionRows, [[...handmade]])
  await owner.query(fewOrManyValues, [JSON.stringify(await sharedColumns())])
  return columnsOf(owner)
}

async function columnsOf(owner: pg.Client): Promise<Columns> {
  const { rows } = await owner.query<Known & { readonly table: string }>(
    `select tablename as table, array_agg(attname::text) as all,
       coalesce(array_agg(attname::text) filter (where n_distinct < 0), '{}') as telling,
       array(select array_to_json(array(select pg_get_indexdef(indexrelid, n, false) from generate_series(1, indnatts) n))
         from pg_index where indrelid = format('public.%I', tablename)::regclass) as indexes
     from pg_stats where schemaname = 'public' group by tablename`,
  )
  return new Map(rows.map(({ table, ...known }) => [table, known]))
}

/** By table, from the code: the columns with a fixed list of values, yes or no, and those that rows share by their nature. */
async function sharedColumns(): Promise<{ table: string; column: string }[]> {
  const tables: PgTable[] = []
  for await (const file of glob('**/tables.ts', { cwd: source })) {
    const exported: object = await import(join(source, file))
    tables.push(...Object.values(exported).filter((one): one is PgTable => is(one, PgTable)))
  }
  return tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name, dataType, enumValues }) => enumValues?.length || dataType === 'boolean' || shared.includes(name))
      .map(({ name }) => ({ table: getTableName(table), column: name })),
  )
}

const source = join(import.meta.dirname, '../../src')

/**
 * The planner takes a table without a page for empty, whatever it is told: one row is written where there is none. What must
 * not be null is enough for most; a check may want one more.
 */
const aPageOfEach = `
  set local session_replication_role = replica;

  create function pg_temp.example_of(type oid) returns text language sql return (
    select case
      when oid = 'uuid'::regtype then 'gen_random_uuid()'
      when oid in ('timestamptz'::regtype, 'date'::regtype) then 'now()'
      when typcategory = 'A' then $v$'{}'$v$
      when typcategory = 'N' then '0'
      when typcategory = 'B' then 'false'
      when oid = 'jsonb'::regtype then $v$'{}'$v$
      else $v$'x'$v$ end
    from pg_type where oid = type);

  do $$
  declare
    name regclass;
    columns text;
    row text;
    more record;
    isEmpty boolean;
  begin
    for name in
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> all(string_to_array('${[...handmade].join(' ')}', ' '))
    loop
      execute format('select not exists (select from %s)', name) into isEmpty;
      continue when not isEmpty;
      select string_agg(quote_ident(attname), ', '), string_agg(pg_temp.example_of(atttypid), ', ')
      into columns, row
      from pg_attribute where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '' and attnotnull;
      for more in
        select '' as column, '' as value
        union all
        select ', ' || quote_ident(attname), ', ' || pg_temp.example_of(atttypid)
        from pg_attribute where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '' and not attnotnull
      loop
        begin
          execute format('insert into %s (%s) values (%s)', name, columns || more.column, row || more.value);
          isEmpty := false;
        exception when check_violation then isEmpty := true;
        end;
        exit when not isEmpty;
      end loop;
      if isEmpty then raise exception 'No row fits %', name; end if;
    end loop;
  end $$`

/** What the planner is told of sizes: a page of each table that grows holds a million rows, all of one company. */
const aMillionRows = `
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', 1,
    'reltuples', (case when relname = any($1) then 100 else 1e6 end)::real)
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

const fewOrManyValues = `
  select pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false), pg_restore_attribute_stats(
    'schemaname', 'public', 'relname', c.relname::text, 'attname', a.attname::text, 'inherited', false,
    'null_frac', 0::real, 'avg_width', 16, 'n_distinct',
    (case when a.attname = 'company_id' then 1
          when exists (select from jsonb_to_recordset($1) s("table" text, "column" text)
            where s.table = c.relname and s.column = a.attname) then 3
          else -0.9 end)::real)
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`
