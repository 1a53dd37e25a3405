import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { freePort } from '../test/free-port.ts'

const patienceMs = 180_000

/** A folder, a database and the settings of servers that are killed: both keep their ports, whatever is started again. */
export async function startGround(settings: Readonly<Record<string, string>>) {
  const home = await mkdtemp(join(tmpdir(), 'soak-'))
  await chmod(home, 0o755)
  const [port, databasePort] = [await freePort(), await freePort()]
  const directory = join(home, 'postgres')
  const startDatabase = () => startEmbeddedPostgres(directory, { port: String(databasePort) })
  let database = await startDatabase()
  const ownerUrl = database.urlOf('postgres', 'postgres')
  const url = `http://127.0.0.1:${port}`
  return {
    port,
    url,
    ownerUrl,
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      DATA_DIR: home,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'silent',
      DEMO: 'empty',
      ...settings,
    },
    /** The server's, whenever it is started for the first time. */
    isReady: async () => {
      for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(200)) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined)
        if (answer?.ok) return
      }
      throw new Error('The server does not start')
    },
    killDatabase: async () => {
      const pid = Number.parseInt(await readFile(join(directory, 'data/postmaster.pid'), 'utf8'), 10)
      process.kill(pid, 'SIGKILL')
      database = await startDatabase()
    },
    clear: async () => {
      await database.release()
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

/** Nobody is kept from asking too often: the soak asks from one address. */
export const noLimits = { ADDRESS_LIMIT: '1000000', PAGE_LIMIT: '1000000', ACCOUNT_LIMIT: '1000000' } as const
