import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, daysFrom } from '@coverwright/domain/base/day/day'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { buyPolicy, petBorn } from '../../soak/soak-buyer.ts'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { freePort } from '../free-port.ts'
import { signedInClient } from '../process-client.ts'
import { startProcess } from '../start-process.ts'
import { loadState } from '../states/load-state.ts'
import { stateNames } from '../states/state.ts'

const counted = ['policy', 'application', 'payment', 'customer', 'member', 'session', 'mount', 'release', 'product']

const statusOf = (port: number, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host: `${host}:${port}` } }, (answer) =>
      resolve(answer.resume().statusCode),
    ).on('error', reject)
  })

/** Bodies, shells and components, wherever that version kept them. */
async function readDocuments(owner: Client) {
  const { rows: tables } = await owner.query(`select from pg_tables where tablename = 'document'`)
  const { rows } = await owner.query<{ owner: string; kind: string; content: unknown }>(
    tables.length > 0
      ? 'select owner_id as owner, kind, content from document'
      : `select id as owner, kind, content from product
           cross join lateral (values ('body', body), ('shell', shell)) had (kind, content)
         where content is not null
         union all select id, 'component', jsonb_build_object('version', 1, 'blocks', blocks) from component`,
  )
  return new Map(rows.map(({ owner: id, kind, content }) => [`${kind} ${id}`, content]))
}

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
  const { rows: tables } = await owner.query(`select from pg_tables where tablename = 'site_host'`)
  const asksForProof = tables.length > 0
  // Somebody sells under a name that nobody has proven.
  if (!asksForProof)
    await owner.query(
      `insert into mount (id, company_id, host, product_id, release_id, mode, state, mounted_at, expires_at)
     select gen_random_uuid(), company_id, 'shop.somebody.example', product_id, release_id, mode, state, mounted_at, expires_at
     from mount where host = 'pet.localhost' and state = 'live'`,
    )
  const before = await countRows()
  const documents = await readDocuments(owner)
  const port = await freePort()
  const server = await startProcess({
    DATA_DIR: home,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ...(known.secretsKey && { SECRETS_KEY: known.secretsKey }),
  })
  afterAll(async () => {
    await server.stop()
    await owner.end()
    await postgres.release()
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  })

  const soldAs = async (number = '') => {
    const { rows } = await owner.query<{ id: string; startsOn: string; price: unknown }>(
      `select id, starts_on::text as "startsOn",
         array[gross_minor, net_minor, commission_minor, fee_minor, tax_minor] as price from policy where number = $1`,
      [number],
    )
    const [sold] = rows
    if (!sold) throw new Error(`${number} is not there`)
    return sold
  }

  test('keeps every row', async () => {
    expect(await countRows()).toEqual(before)
  })

  test('keeps bodies, shells and components as documents', async () => {
    expect(documents.size).toBeGreaterThan(2)
    const now = await readDocuments(owner)
    // The platform's templates are offered at every start; nothing else is new.
    const added = [...now.keys()].filter((key) => !documents.has(key) && !key.startsWith('template '))
    expect(added).toEqual([])
    expect(new Map([...documents.keys()].map((key) => [key, now.get(key)]))).toEqual(documents)
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

  test('prices as before, and corrects what was bought', async () => {
    const { id, startsOn, price } = await soldAs(known.policies[0]?.number)
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
    // As old on the first day of its cover as that one was.
    const born = addDays(petBorn, daysFrom(startsOn, tomorrow) - 1)
    const today = await soldAs(await buyPolicy(port, 'same@example.org', { born }))
    expect(today.price).toEqual(price)
    const { client } = await signedInClient(server.url, 'primary@tarnbrook.example', demo.password)
    const fields = [{ name: 'full_name', value: 'Jane Smythe' }]
    await client.policy.correctPolicy({ id, fields, reason: 'Misspelt' })
    expect(JSON.stringify(await client.policy.getPolicy({ id }))).toContain('Jane Smythe')
    expect(await soldAs(known.policies[0]?.number)).toEqual({ id, startsOn, price })
  })

  test.skipIf(asksForProof)(
    'keeps every address: under the site domain for good, elsewhere for 30 days, and says so',
    async () => {
      const { rows } = await owner.query<{ host: string; proof: string; days: number | null }>(
        `select h.host, h.proof, round(extract(epoch from h.unproven_until - now()) / 86400)::int as days
       from site_host h join mount m on m.company_id = h.company_id and m.id = h.subject_id
       where m.state in ('live', 'staging') order by h.host`,
      )
      expect(rows).toEqual(
        expect.arrayContaining([
          { host: 'motor.localhost', proof: 'label', days: null },
          { host: 'pet.localhost', proof: 'label', days: null },
          { host: 'shop.somebody.example', proof: 'unproven', days: 30 },
        ]),
      )
      const mounted = await owner.query(`select from mount where state in ('live', 'staging')`)
      expect(rows).toHaveLength(mounted.rowCount ?? 0)
      expect(await statusOf(port, 'shop.somebody.example')).toBe(200)
      const { client } = await signedInClient(server.url, 'primary@tarnbrook.example', demo.password)
      const { items } = await client.message.listNotifications({}, { nowPage: 1, pageSize: 100 })
      const told = items.filter(({ title }) => title.startsWith('shop.somebody.example sells until '))
      expect(told).toMatchObject([{ link: '/domain' }])
    },
  )

  test('keeps what was planned', async () => {
    const { rows } = await owner.query<{ id: string }>(
      `select e.id from schedule_event e join pgboss.job j on j.data -> 'input' ->> 'eventId' = e.id::text
       where e.id = any($1)`,
      [known.eventIds],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(known.eventIds.toSorted())
  })
})
