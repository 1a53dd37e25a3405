import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { buyPolicy } from '../../soak/soak-buyer.ts'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { signedInClient } from '../process-client.ts'
import { runCommand } from '../run-command.ts'
import { startProcess } from '../start-process.ts'

const email = 'primary@tarnbrook.example'
const home = await mkdtemp(join(tmpdir(), 'backup-'))
await chmod(home, 0o755)
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))

const settingsOf = async (name: string) => {
  const port = await freePort()
  const key = 'the key of an installation for tests'
  return {
    port,
    env: {
      DATA_DIR: join(home, name),
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      SECRETS_KEY: key,
    },
  }
}

/** The first certificate of whoever bought, once it is made. */
const certificateOf = (url: string, buyer: string) =>
  eventually(async () => {
    const { client } = await signedInClient(url, email, demo.password)
    const [customer] = (await client.customer.listCustomers({ search: buyer })).items
    const { policies } = await client.customer.getCustomer({ id: customer?.id ?? '' })
    const [{ number, certificateUrl } = { number: '', certificateUrl: null }] = policies
    expect(certificateUrl).not.toBeNull()
    const answer = await fetch(new URL(certificateUrl ?? '', url))
    expect(answer.status).toBe(200)
    return { number, text: (await answer.text()).slice(0, 5) }
  })

test('what is backed up while shops sell is restored elsewhere, and sells on', async () => {
  const [first, second] = [await settingsOf('first'), await settingsOf('second')]
  const file = join(home, 'night.tar.gz')
  const server = await startProcess(first.env)
  const number = await buyPolicy(first.port, 'before@example.org')
  const certificate = await certificateOf(server.url, 'before@example.org')
  expect(certificate).toEqual({ number, text: '%PDF-' })

  const buying = { isOn: true, count: 0 }
  const buyers = [1, 2].map(async (n) => {
    while (buying.isOn) await buyPolicy(first.port, `amid-${n}-${buying.count++}@example.org`)
  })
  await eventually(() => expect(buying.count).toBeGreaterThan(2))
  const backedUp = await runCommand(['backup', file], first.env)
  buying.isOn = false
  await Promise.all(buyers)
  expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining('Keep SECRETS_KEY apart from it') })
  await server.stop()

  const wrong = { ...second.env, SECRETS_KEY: 'another key of thirty-two characters' }
  expect(await runCommand(['restore', file], wrong)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Set SECRETS_KEY'),
  })
  expect(await runCommand(['restore', file], second.env)).toMatchObject({
    code: 0,
    said: expect.stringContaining('is restored'),
  })

  const restored = await startProcess(second.env)
  expect(await certificateOf(restored.url, 'before@example.org')).toEqual(certificate)
  const next = await buyPolicy(second.port, 'after@example.org')
  // One moment of the other: each policy with what it stands on, and numbers that go on without a gap.
  const owner = new Client((await startEmbeddedPostgres(join(home, 'second/postgres'))).urlOf('postgres', 'postgres'))
  await owner.connect()
  const { rows } = await owner.query<{ policies: number; payments: number; numbers: number }>(
    `select count(*)::int as policies, count(p.id)::int as payments, count(distinct number)::int as numbers
     from policy left join payment p on p.company_id = policy.company_id and p.id = policy.payment_id`,
  )
  await owner.end()
  const [{ policies, payments, numbers } = { policies: 0, payments: 0, numbers: 0 }] = rows
  expect([payments, numbers]).toEqual([policies, policies])
  expect(countIn(next) - countIn(number)).toBe(policies - 1)
  expect((await restored.stop()) ?? 0).toBe(0)
})

const countIn = (number: string) => Number(/\d+$/.exec(number)?.[0])
