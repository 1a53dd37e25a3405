import type { Pool } from 'pg'

/** A row that was written, as JSON says it. */
type Row = Readonly<Record<string, unknown>>

export interface Write {
  readonly table: string
  readonly row: Row
  /** Undefined where the row is new. */
  readonly before: Row | undefined
}

interface Recorded {
  readonly tx: string
  readonly name: string
  readonly row: Row
  readonly before: Row | null
}

/** Every version of a row that the work writes, in the transactions in which it does. */
export async function writesOf(owner: Pool, work: () => Promise<unknown>): Promise<Write[][]> {
  await owner.query(`
    create schema recorded;
    create table recorded.write (id bigserial, tx xid8, name text, row jsonb, before jsonb);
    create function recorded.record() returns trigger language plpgsql security definer as $$
    begin
      insert into recorded.write (tx, name, row, before) values (
        pg_current_xact_id(), tg_table_schema || '.' || tg_table_name, to_jsonb(new),
        case when tg_op = 'UPDATE' then to_jsonb(old) end);
      return null;
    end $$;
    do $$ declare name regclass; begin
      for name in select c.oid from pg_class c
        where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'pgboss', 'test_gateway')
      loop
        execute format('create trigger record after insert or update on %s for each row execute function recorded.record()', name);
      end loop;
    end $$`)
  await work()
  const { rows } = await owner.query<Recorded>('select tx::text, name, row, before from recorded.write order by id')
  await owner.query('drop schema recorded cascade')
  return Object.values(Object.groupBy(rows, ({ tx }) => tx)).map((written = []) =>
    written.map(({ name, row, before }) => ({ table: name, row, before: before ?? undefined })),
  )
}
