// Swaps, rolls back and schedules under load, while the worker is killed: `npm run soak -- swap <moves> <visitors>`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { Client } from 'pg'
import { demo } from '../src/app.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { signedInClient } from '../test/process-client.ts'
import { publishLive } from '../test/publish-live.ts'
import { startProcess } from '../test/start-process.ts'
import { type Marks, visitSwapped } from './swap-visitor.ts'

// The promise: on two servers no request fails and no visitor meets two releases, and what was scheduled happens once,
// whenever the worker is killed.
const [moves = 60, visitors = 8] = process.argv.slice(2).map(Number)
const host = 'swap.localhost'

const home = await mkdtemp(join(tmpdir(), 'soak-'))
await chmod(home, 0o755)
const settings = {
  DATA_DIR: home,
  WORKER: 'off',
  ADDRESS_LIMIT: '1000000',
  PAGE_LIMIT: '1000000',
  ACCOUNT_LIMIT: '1000000',
}
const servers = [await startProcess(settings), await startProcess(settings)] as const
const urls = servers.map(({ url }) => url)
const postgres = await startEmbeddedPostgres(join(home, 'postgres'))
const owner = new Client(postgres.urlOf('postgres', 'postgres'))
await owner.connect()

const clients = await Promise.all(
  urls.map(async (url) => (await signedInClient(url, 'primary@tarnbrook.example', demo.password)).client),
)
const clientFor = (move: number) => clients[move % clients.length] ?? raise('There is no server')

const marks: Marks = { seen: new Map(), last: urls.map(() => ''), failures: [], visits: 0, isOver: false }
let worker = startWorker()
try {
  const releases = [await aMarkedRelease('ONE', '#0a5c36'), await aMarkedRelease('TWO', '#5551e0')] as const
  const start = await mountIdAt()
  await clientFor(0).publisher.swapDesign({ id: start, releaseId: releases[0].id })
  const visiting = Array.from({ length: visitors }, () => visitSwapped(urls, host, marks))
  await isSeen('ONE')
  const done = { swaps: 0, rollBacks: 0, scheduled: 0 }
  for (let move = 1; move <= moves && marks.failures.length === 0; move++) {
    const { id: releaseId, mark } = releases[move % 2 === 0 ? 0 : 1]
    const { publisher } = clientFor(move)
    const id = await mountIdAt()
    const { backup } = await publisher.getMount({ id })
    if (move % 3 === 0) {
      await schedule(id, releaseId, move)
      done.scheduled++
    } else if (move % 3 === 1 && backup?.releaseId === releaseId) {
      await publisher.rollBack({ id: backup.id })
      done.rollBacks++
    } else {
      await publisher.swapDesign({ id, releaseId })
      done.swaps++
    }
    await isSeen(mark)
  }
  marks.isOver = true
  await Promise.all(visiting)
  await judge(done)
} finally {
  marks.isOver = true
  worker.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.stop()))
  await owner.end()
  await postgres.release()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

function raise(problem: string): never {
  throw new Error(problem)
}

function startWorker(): ChildProcess {
  const main = join(import.meta.dirname, '../src/main.ts')
  return spawn(process.execPath, [main, 'worker'], {
    env: { ...process.env, DATA_DIR: home, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
}

/** The demo's pet product with its mark in every title and a colour of its own. */
async function aMarkedRelease(mark: string, brand: string) {
  const { product, publisher } = clientFor(0)
  const [pet] = (await product.listProducts({ search: 'Pet Lifetime' })).items
  const { id } = pet ?? raise('There is no demo product')
  const { revision, shell } = await product.getShell({ id })
  const { theme, pages, ...rest } = shell as { theme: object; pages: readonly { title: string }[] }
  const marked = pages.map((page) =>
    Object.assign({}, page, { title: `${mark} ${page.title.replace(/^(ONE|TWO) /, '')}` }),
  )
  await product.updateShell({ id, revision, shell: { ...rest, theme: { ...theme, brand }, pages: marked } })
  const released = await publishLive({ client: { publisher } }, { id, host })
  return { id: released.id, mark }
}

async function mountIdAt(): Promise<string> {
  const { items } = await clientFor(0).publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 100 })
  return items.find(({ mount }) => mount?.host === host)?.mount?.id ?? raise('Nothing is live there')
}

/** It comes due at once, and the worker is killed a moment later: before, in the midst of it or after. */
async function schedule(mountId: string, releaseId: string, move: number) {
  const localTime = localTimeAt(new Date(Date.now() + 30 * 86_400_000), 'Europe/London')
  const form = { name: `Move ${move}`, kind: 'swap', mountId, releaseId, localTime } as const
  const { id } = await clientFor(move).publisher.scheduleEvent(form)
  await owner.query('update schedule_event set at = now() where id = $1', [id])
  await owner.query(`update pgboss.job set start_after = now() where data -> 'input' ->> 'eventId' = $1`, [id])
  await sleep(Math.random() * 1500)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  worker = startWorker()
}

/** By visitors of every server. */
async function isSeen(mark: string) {
  for (const until = Date.now() + 120_000; marks.last.some((last) => last !== mark); await sleep(20)) {
    if (marks.failures.length > 0) return
    if (Date.now() > until) raise(`${mark} is not shown`)
  }
}

async function judge(done: { swaps: number; rollBacks: number; scheduled: number }) {
  if (marks.failures.length > 0) raise(marks.failures.slice(0, 10).join('\n'))
  for (const [mark, styles] of marks.seen) if (styles.size !== 1) raise(`${mark} was shown with ${styles.size} styles`)
  const { rows } = await owner.query<{ what: string; count: number }>(
    'select what, count(*)::int from mount_event where host = $1 group by what',
    [host],
  )
  const counted = Object.fromEntries(rows.map(({ what, count }) => [what, count]))
  // The first swap put ONE there.
  const swaps = done.swaps + done.scheduled + 1
  if (counted['swapped-in'] !== swaps || counted['rolled-back'] !== done.rollBacks)
    raise(`${swaps} swaps and ${done.rollBacks} ways back were wanted: ${JSON.stringify(counted)}`)
  console.log(
    `${marks.visits} visits on ${servers.length} servers, ${done.swaps} swaps, ${done.rollBacks} rolled back, ` +
      `${done.scheduled} scheduled with the worker killed: none failed, none met two releases, each happened once`,
  )
}
