import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { buyPolicy } from '../../soak/soak-buyer.ts'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { freePort } from '../free-port.ts'
import { signedInClient } from '../process-client.ts'
import { startProcess } from '../start-process.ts'
import { loadState } from '../states/load-state.ts'
import { stateNames } from '../states/state.ts'

const counted = ['policy', 'application', 'payment', 'customer', 'member', 'session', 'mount', 'release', 'product']

const countIn = (number = '') => Number(/\d+$/.exec(number)?.[0])

describe.each(await stateNames())('an installation of %s', async (name) => {
  const home = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await chmod(home, 0o755)
  const postgres = await startEmbeddedPostgres(join(home, 'postgres'))
  const ownerUrl = postgres.urlOf('postgres', 'postgres')
  const owner = new Client(ownerUrl)
  await owner.connect()
  const known = await loadState(name, ownerUrl, home)
  const countRows = async () => {
    const counts = counted.map((table) => `(select count(*)::int from ${table}) as "${table}"`)
    return (await owner.query<Record<string, number>>(`select ${counts.join()}`)).rows[0]
  }
  const before = await countRows()
  const port = await freePort()
  const server = await startProcess({ DATA_DIR: home, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
  afterAll(async () => {
    await server.stop()
    await owner.end()
    await postgres.release()
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  })

  test('keeps every row', async () => {
    expect(await countRows()).toEqual(before)
  })

  test('shows the policies that were bought', async () => {
    const { client } = await signedInClient(server.url, 'primary@tarnbrook.example', demo.password)
    for (const { email, number } of known.policies) {
      const [customer] = (await client.customer.listCustomers({ search: email })).items
      const found = await client.customer.getCustomer({ id: customer?.id ?? '' })
      expect(JSON.stringify(found)).toContain(number)
    }
  })

  test('lets everybody sign in', async () => {
    for (const { email } of known.sessions)
      expect((await signedInClient(server.url, email, demo.password)).tokens.idToken).toBeTruthy()
  })

  test('sells on: journeys that were begun are finished, new ones go through, and numbers follow', async () => {
    for (const { email, cookies } of known.journeys)
      expect(await buyPolicy(port, email, { cookies: new Map(cookies) })).not.toBe('')
    const next = await buyPolicy(port, 'after@example.org')
    expect(countIn(next)).toBe(countIn(known.policies.at(-1)?.number) + known.journeys.length + 1)
  })

  test('keeps what was planned', async () => {
    const { rows } = await owner.query<{ id: string }>(
      `select e.id from schedule_event e join pgboss.job j on j.data -> 'input' ->> 'eventId' = e.id::text
       where e.id = any($1)`,
      [known.eventIds],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(known.eventIds.toSorted())
  })
})
