// Two servers and a worker behind nginx with TLS, PgBouncer in transaction mode before the database, and a server killed
// amid purchases: `npm run fleet -- <purchases> <kills>`. The configurations are those of docs/running, with other addresses.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, escapeLiteral } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { freePort } from '../test/free-port.ts'
import { runCommand } from '../test/run-command.ts'
import { compareLedgers } from './compare-ledgers.ts'
import { keepRunning } from './keep-running.ts'
import { buyPolicy } from './soak-buyer.ts'

const [purchases = 120, kills = 3] = process.argv.slice(2).map(Number)
const docs = join(import.meta.dirname, '../../../docs/running')
const password = 'of-the-server'
const nobody = 65534

const tools = { nginx: '/usr/sbin/nginx', pgbouncer: '/usr/sbin/pgbouncer', openssl: '/usr/bin/openssl' }
const missing = Object.entries(tools).filter(([, path]) => !existsSync(path))
if (missing.length > 0) {
  console.error(
    `${missing.map(([name]) => name).join(', ')} missing. On Debian: apt-get install nginx-light pgbouncer openssl`,
  )
  process.exit(1)
}

const home = await mkdtemp(join(tmpdir(), 'fleet-'))
await chmod(home, 0o777)
const ports = {
  proxy: await freePort(),
  plain: await freePort(),
  first: await freePort(),
  second: await freePort(),
  bouncer: await freePort(),
}
const database = await startEmbeddedPostgres(join(home, 'postgres'))
const ownerUrl = database.urlOf('postgres', 'postgres')
const stops: (() => Promise<unknown>)[] = []
const journal = new Map<string, string>()

try {
  const authority = await makeCertificate()
  const settings = {
    DATABASE_URL: `postgres://server:${password}@127.0.0.1:${ports.bouncer}/coverwright`,
    DATABASE_LISTEN_URL: ownerUrl.replace(/\/\/[^@]+@/, `//server:${password}@`),
    DATABASE_OWNER_URL: ownerUrl,
    PREPARED: 'off',
    MIGRATE: 'off',
    SECRETS_KEY: 'the key of a fleet that lives for minutes',
    DATA_DIR: home,
    PUBLIC_URL: `https://localhost:${ports.proxy}`,
    TRUST_PROXY: '1',
    WORKER: 'off',
    DEMO: 'empty',
    LOG_LEVEL: 'silent',
    NODE_EXTRA_CA_CERTS: join(home, 'fullchain.pem'),
    ...Object.fromEntries(['ADDRESS_LIMIT', 'PAGE_LIMIT', 'ACCOUNT_LIMIT'].map((name) => [name, '1000000'])),
  }
  const { code, said } = await runCommand(['migrate'], settings)
  if (code !== 0) throw new Error(said)
  await prepareLogin()
  await startBouncer()
  await startProxy()
  const env = { ...process.env, ...settings }
  const first = keepRunning({ ...env, PORT: String(ports.first) })
  stops.push(first.stop)
  // Demo companies are made by whoever comes first.
  await answers(ports.first)
  const second = keepRunning({ ...env, PORT: String(ports.second) })
  const worker = keepRunning(env, 'worker')
  stops.push(second.stop, worker.stop)
  await answers(ports.second)

  await Promise.all([buyAll(authority), killAll([first, second])])
  const count = await compareLedgers(ownerUrl, journal)
  console.log(
    `${count} policies through nginx and PgBouncer, ${kills} servers killed: shown, kept and taken are the same, and no number is missing`,
  )
} finally {
  for (const stop of stops.toReversed()) await stop()
  await database.release()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

async function buyAll(authority: string) {
  let begun = 0
  const buy = async () => {
    while (begun < purchases) {
      const email = `buyer-${++begun}@example.org`
      journal.set(email, await buyPolicy(ports.proxy, email, { authority }))
    }
  }
  await Promise.all(Array.from({ length: 4 }, buy))
}

/** One after the other, evenly over the purchases: the other goes on alone. */
async function killAll(servers: readonly { readonly kill: () => void }[]) {
  for (let killed = 0; killed < kills; killed++) {
    while (journal.size < ((killed + 1) * purchases) / (kills + 1)) await sleep(20)
    servers[killed % servers.length]?.kill()
    console.log(`${journal.size} bought, ${killed + 1} killed`)
    await answers(killed % 2 === 0 ? ports.first : ports.second)
  }
}

async function makeCertificate() {
  const [key, certificate] = [join(home, 'privkey.pem'), join(home, 'fullchain.pem')]
  const names = 'subjectAltName=DNS:localhost,DNS:pet.localhost,DNS:motor.localhost'
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  await promisify(execFile)(tools.openssl, [
    ...request,
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    '/CN=localhost',
    '-addext',
    names,
  ])
  return readFile(certificate, 'utf8')
}

/** The limits that a pooler does not hand on: once for the login. Who connects directly asks for its own. */
async function prepareLogin() {
  const owner = new Client(ownerUrl)
  await owner.connect()
  await owner.query(`alter role server login password ${escapeLiteral(password)}`)
  await owner.query(`alter role server set lock_timeout = '5s'`)
  await owner.query(`alter role server set statement_timeout = '20s'`)
  await owner.query(`alter role server set idle_in_transaction_session_timeout = '120s'`)
  await owner.end()
}

async function startBouncer() {
  const list = join(home, 'userlist.txt')
  await writeFile(list, `"server" "${password}"\n`)
  const file = await written('pgbouncer.ini', {
    'host=10.0.0.20 port=5432 dbname=coverwright': `host=127.0.0.1 port=${database.port} dbname=postgres`,
    'listen_port = 6432': `listen_port = ${ports.bouncer}`,
    '/etc/pgbouncer/userlist.txt': list,
  })
  // It refuses to run as root.
  for (const path of [file, list]) await chown(path, nobody, nobody).catch(() => undefined)
  const runAs = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  await untilListening(ports.bouncer, spawn(tools.pgbouncer, ['-q', file], { ...runAs, stdio: 'inherit' }))
}

async function startProxy() {
  const site = await written('nginx.conf', {
    '10.0.0.11:8080': `127.0.0.1:${ports.first}`,
    '10.0.0.12:8080': `127.0.0.1:${ports.second}`,
    'listen 443 ssl': `listen ${ports.proxy} ssl`,
    'listen 80;': `listen ${ports.plain};`,
    '/etc/ssl/coverwright/': `${home}/`,
  })
  const whole = join(home, 'whole.conf')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  await writeFile(
    whole,
    `daemon off; pid ${home}/nginx.pid; error_log stderr crit; events {} http { access_log off; ${places.join(' ')} include ${site}; }`,
  )
  await untilListening(ports.proxy, spawn(tools.nginx, ['-c', whole, '-p', home], { stdio: 'inherit' }))
}

/** A file of docs/running with what is different here. Each must be in it: else it is not that file which is tried. */
async function written(name: string, changes: Readonly<Record<string, string>>) {
  let text = await readFile(join(docs, name), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${name} of docs/running does not say ${from}`)
    text = text.replaceAll(from, to)
  }
  const file = join(home, name)
  await writeFile(file, text)
  return file
}

async function untilListening(port: number, child: ChildProcess) {
  const ended = once(child, 'exit')
  stops.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(50)) if (await isListening(port)) return
  throw new Error(`Nothing listens at ${port}`)
}

function isListening(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.end()
      resolve(true)
    })
  })
}

async function answers(port: number) {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('A server does not start')
}
