// Keeps what an installation of today's code holds, for the tests that upgrade it: `npm run keep-state -- <name>`.
// Run once for each state that reaches users, before the next migration is written.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { Client } from 'pg'
import { buyPolicy } from '../../soak/soak-buyer.ts'
import { diskFiles } from '../../src/adapters/files/disk-files.ts'
import { demo } from '../../src/app.ts'
import { writeBackup } from '../../src/platform/backup/write-backup.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { freePort } from '../free-port.ts'
import { signedInClient } from '../process-client.ts'
import { startProcess } from '../start-process.ts'
import { backupOf, type Known, knownFileOf } from './state.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('Name the state: npm run keep-state -- <name>')

/** It seals nothing of anybody's. */
const secretsKey = 'the key of an installation for tests'

const home = await mkdtemp(join(tmpdir(), 'state-'))
await chmod(home, 0o755)
try {
  const port = await freePort()
  const server = await startProcess({
    DATA_DIR: home,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SECRETS_KEY: secretsKey,
  })
  process.once('exit', () => server.child.kill())
  const known = await live(server.url, port)
  const database = await startEmbeddedPostgres(join(home, 'postgres'))
  const owner = new Client(database.urlOf('postgres', 'postgres'))
  await owner.connect()
  await untilQuiet(owner)
  await server.stop()
  await owner.end()
  const { tables, files } = await writeBackup(
    backupOf(name),
    database.urlOf('postgres', 'postgres'),
    diskFiles(join(home, 'files')),
  )
  await database.release()
  await writeFile(knownFileOf(name), `${JSON.stringify(known, null, 2)}\n`)
  console.log(`${tables} tables, ${files} files: ${backupOf(name)}`)
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

/** What people of the demo companies and their customers do. */
async function live(url: string, port: number): Promise<Known> {
  const policies: { email: string; number: string }[] = []
  for (const email of ['ash@example.org', 'birch@example.org', 'cedar@example.org'])
    policies.push({ email, number: await buyPolicy(port, email) })
  const journeys: Known['journeys'][number][] = []
  for (const leaveAt of ['/health', '/plan', '/check']) {
    const email = `left-at-${leaveAt.slice(1)}@example.org`
    const cookies = new Map<string, string>()
    await buyPolicy(port, email, { cookies, leaveAt })
    journeys.push({ email, cookies: [...cookies] })
  }
  const sessions: Known['sessions'][number][] = []
  for (const { members } of demo.companies) {
    for (const { email } of members) {
      const { tokens } = await signedInClient(url, email, demo.password)
      sessions.push({ email, refreshToken: tokens.refreshToken })
    }
  }
  return { policies, journeys, sessions, eventIds: await planEvents(url), secretsKey }
}

/** One address gets another release in a month, one goes offline in two. */
async function planEvents(url: string): Promise<string[]> {
  const { client } = await signedInClient(url, 'primary@tarnbrook.example', demo.password)
  const [product] = (await client.product.listProducts({ search: 'Pet Lifetime' })).items
  if (!product) throw new Error('There is no demo product')
  const { items } = await client.publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 100 })
  const mountAt = (host: string) => items.find(({ mount }) => mount?.host === host)?.mount?.id ?? ''
  const { id: releaseId } = await client.publisher.publishProduct({
    id: product.id,
    stage: 'staging',
    host: 'pet-next.localhost',
  })
  const swap = {
    name: 'New prices',
    kind: 'swap',
    mountId: mountAt('pet.localhost'),
    releaseId,
    localTime: inDays(30),
  } as const
  const close = {
    name: 'Close the shop',
    kind: 'offline',
    mountId: mountAt('motor.localhost'),
    localTime: inDays(60),
  } as const
  return [(await client.publisher.scheduleEvent(swap)).id, (await client.publisher.scheduleEvent(close)).id]
}

function inDays(days: number) {
  return localTimeAt(new Date(Date.now() + days * 86_400_000), 'Europe/London')
}

/** Until what was to be done at once is done: mails kept, documents made. */
async function untilQuiet(owner: Client) {
  const due = `select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`
  while ((await owner.query(due)).rowCount) await sleep(250)
}
