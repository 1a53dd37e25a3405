import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { demoPassword } from '../apps/server/src/demo/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'

export interface Product {
  /** Where the studio is served: `http://localhost:…`. */
  readonly address: string
  /** Of all demo members. */
  readonly password: string
  /** Its database, as the owner: for what no call offers. */
  readonly database: Client
  stop(): Promise<void>
}

export type Settings = Readonly<Record<string, string>>

/** The product as `npm start` runs it, on data of its own, which are gone after it. */
export async function runProduct(dataDir: string, settings: Settings = {}): Promise<Product> {
  const { child, address } = await startServer(dataDir, { PORT: '0', ...settings })
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const database = new Client(postgres.urlOf('postgres', 'postgres'))
  await database.connect()

  return {
    address,
    password: demoPassword,
    database,
    async stop() {
      await ended(child)
      await database.end()
      await stopped(postgres, dataDir)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Starts and ends: what a first start makes stays, demo companies and all, with nothing running on it. */
export async function leaveFirstData(dataDir: string): Promise<void> {
  const { child } = await startServer(dataDir, { PORT: '0' })
  await ended(child)
  await stopped(await startEmbeddedPostgres(join(dataDir, 'postgres')), dataDir)
}

/** Asked again: a server that was killed leaves connections behind, and while there are any the database stays. */
async function stopped(postgres: EmbeddedPostgres, dataDir: string): Promise<void> {
  while (existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))) {
    // It may be on its way down already.
    await postgres.release().catch(() => undefined)
    await sleep(50)
  }
}

export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-'))
  // Started by root, PostgreSQL runs as nobody, who must be able to enter.
  await chmod(dataDir, 0o755)
  return dataDir
}

async function startServer(dataDir: string, settings: Settings) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO: 'empty',
      ADDRESS_LIMIT: '100000',
      PAGE_LIMIT: '100000',
      ACCOUNT_LIMIT: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const address = /ready: (http:\S+)/.exec(line)?.[1]
    if (address) {
      // What it says later must not fill the pipe.
      child.stdout.resume()
      return { child, address }
    }
  }
  throw new Error('The server ended before it was ready')
}

const patienceMs = 5000

/** Asked to end, and ended: a busy machine must not keep a test waiting for the last job. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await exit
  clearTimeout(timer)
}
