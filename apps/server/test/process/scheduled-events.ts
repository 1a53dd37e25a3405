import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { Client } from 'pg'
import { expect } from 'vitest'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { eventually } from '../eventually.ts'
import { signedInClient } from '../process-client.ts'
import { publishLive } from '../publish-live.ts'

export async function statusAt(url: string, host: string): Promise<number | undefined> {
  const [response] = (await once(get(url, { headers: { host }, agent: false }), 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** The demo insurer plans what happens to addresses of its pet product; nobody waits until then. */
export async function scheduling(url: string, cluster: string) {
  const { client } = await signedInClient(url, 'primary@tarnbrook.example', demo.password)
  const postgres = await startEmbeddedPostgres(cluster)
  const owner = new Client(postgres.urlOf('postgres', 'postgres'))
  await owner.connect()
  const eventIds: string[] = []
  const localTime = localTimeAt(new Date(Date.now() + 30 * 86_400_000), 'Europe/London')

  async function publishAt(host: string) {
    const [product] = (await client.product.listProducts({ search: 'Pet Lifetime' })).items
    if (!product) throw new Error('There is no demo product')
    await publishLive({ client }, { id: product.id, host })
    const { items } = await client.publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 100 })
    const mountId = items.find(({ mount }) => mount?.host === host)?.mount?.id ?? ''
    return { productId: product.id, mountId }
  }
  const comeDue = async () => {
    await owner.query('update schedule_event set at = now() where id = any($1)', [eventIds])
    await owner.query(`update pgboss.job set start_after = now() where data -> 'input' ->> 'eventId' = any($1)`, [
      eventIds,
    ])
  }

  return {
    async swapAt(host: string) {
      const { productId, mountId } = await publishAt(host)
      await owner.query('update product set description = $1 where id = $2', [`For ${host}`, productId])
      const { id: releaseId } = await client.publisher.publishProduct({
        id: productId,
        stage: 'staging',
        host: `next-${host}`,
      })
      const form = { name: `Swap ${host}`, kind: 'swap', mountId, releaseId, localTime } as const
      eventIds.push((await client.publisher.scheduleEvent(form)).id)
    },
    async closeAt(host: string) {
      const { mountId } = await publishAt(host)
      const form = { name: `Close ${host}`, kind: 'offline', mountId, localTime } as const
      eventIds.push((await client.publisher.scheduleEvent(form)).id)
    },
    comeDue,
    /** Mounts have moved and nothing is committed: the last step waits for a table that nobody can write to. */
    async inTheMidst(happens: () => Promise<void>) {
      const locker = new Client(postgres.urlOf('postgres', 'postgres'))
      await locker.connect()
      await locker.query('begin; lock table event in exclusive mode')
      await comeDue()
      await eventually(async () => {
        const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%event%'`
        expect((await owner.query(waiting)).rowCount).toBeGreaterThan(0)
      })
      await happens()
      await locker.end()
      // The next worker takes it from one that has given no sign of life for ten seconds.
      await owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)
    },
    async jobStates(): Promise<string[]> {
      const { rows } = await owner.query<{ state: string }>(
        `select state from pgboss.job where data -> 'input' ->> 'eventId' = any($1)`,
        [eventIds],
      )
      return rows.map(({ state }) => state)
    },
    async movesAt(host: string): Promise<string[]> {
      const { rows } = await owner.query<{ what: string }>(
        'select what from mount_event where host = $1 order by created_at, id',
        [host],
      )
      return rows.map(({ what }) => what)
    },
    async end() {
      await owner.end()
      await postgres.release()
    },
  }
}
