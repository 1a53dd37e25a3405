import type { Client } from 'pg'

/**
 * Gives each role what it needs of the job tables, from nothing at every start: what an earlier version granted too
 * much is taken away.
 */
export async function sealJobs(owner: Client): Promise<void> {
  await owner.query(enqueueFunction)
  await owner.query(grants)
}

/**
 * The only way from a tenant's transaction to the job tables: it may neither read them nor write for another company.
 * A waiting job with the same key is locked until the caller commits; were it only found, a worker could run it
 * before, and miss what the caller changes.
 */
const enqueueFunction = `
  create or replace function enqueue_job(new_id uuid, job text, payload jsonb, start timestamptz, key text)
  returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    company uuid := public.current_company();
    starts timestamptz := coalesce(start, now());
    written uuid;
  begin
    if company is null then raise 'a job needs a company'; end if;
    insert into pgboss.job_common as waiting (
      id, name, data, start_after, keep_until, singleton_key, policy, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds
    )
    select new_id, q.name, payload || jsonb_build_object('companyId', company), starts,
      starts + q.retention_seconds * interval '1s', company || '/' || coalesce(key, new_id::text), q.policy,
      q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.heartbeat_seconds
    from pgboss.queue q where q.name = job
    on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
      do update set start_after = least(waiting.start_after, excluded.start_after)
    returning id into written;
    if written is null then raise 'there is no job %', job; end if;
    return written;
  end
  $$;
  revoke all on function enqueue_job from public;
  grant execute on function enqueue_job to app`

const grants = `
  revoke all on schema pgboss from public, app, worker;
  revoke all on all tables in schema pgboss from public, app, worker;
  revoke all on all functions in schema pgboss from public, app, worker;

  grant usage on schema pgboss to worker;
  grant select, insert, update, delete on pgboss.job, pgboss.job_common to worker;
  grant select, insert, update on pgboss.queue to worker;
  grant select, update on pgboss.version, pgboss.schedule to worker;
  grant select, delete on pgboss.job_dependency to worker;
  grant execute on function pgboss.job_now(), pgboss.create_queue(text, jsonb) to worker`
