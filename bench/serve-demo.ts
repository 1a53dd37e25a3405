import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLexicalAssistant } from '../apps/server/src/adapters/assistant/lexical-assistant.ts'
import { createDnsLookup } from '../apps/server/src/adapters/dns/dns-lookup.ts'
import { diskFiles } from '../apps/server/src/adapters/files/disk-files.ts'
import { keptMail } from '../apps/server/src/adapters/mail/kept-mail.ts'
import { openOutbound } from '../apps/server/src/adapters/outbound/outbound.ts'
import { createTestGateway } from '../apps/server/src/adapters/payments/test-gateway/create-test-gateway.ts'
import { keptSms } from '../apps/server/src/adapters/sms/kept-sms.ts'
import { createApp, demo, jobsWith } from '../apps/server/src/app.ts'
import { createSealing } from '../apps/server/src/platform/auth/sealing.ts'
import { createSigning } from '../apps/server/src/platform/auth/signing.ts'
import { createTokens } from '../apps/server/src/platform/auth/tokens.ts'
import { deliveriesOf, readConfig } from '../apps/server/src/platform/config.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { openPool, openPools } from '../apps/server/src/platform/database/open-pool.ts'
import { filesIn } from '../apps/server/src/platform/files/files.ts'
import { waysIn } from '../apps/server/src/platform/http/ways-in.ts'
import { prepareJobs } from '../apps/server/src/platform/jobs/prepare-jobs.ts'
import { createLive } from '../apps/server/src/platform/live/create-live.ts'
import { createMetrics } from '../apps/server/src/platform/metrics/create-metrics.ts'
import { signedInClient } from '../apps/server/test/process-client.ts'

/** The server in this process, whose CPU can be counted, with a database and the demo companies of its own. */
export async function serveDemo(settings: Readonly<Record<string, string>> = {}) {
  const home = await mkdtemp(join(tmpdir(), 'bench-'))
  await chmod(home, 0o755)
  const config = readConfig({
    DATA_DIR: home,
    LOG_LEVEL: 'silent',
    ACCOUNT_LIMIT: '9999999',
    ADDRESS_LIMIT: '9999999',
    PAGE_LIMIT: '9999999',
    ...settings,
  })
  const database = await openDatabase(config)
  const pools = openPools(database.url)
  const test = createTestGateway({
    pool: pools.site,
    secret: 'bench',
    baseUrl: () => 'http://localhost',
    takesLive: true,
    send: async () => {},
  })
  const ports = {
    tokens: createTokens(database.secrets.tokenKeys),
    signing: createSigning(database.secrets),
    files: filesIn(diskFiles(join(home, 'files'))),
    assistant: createLexicalAssistant(),
    gateways: { test },
    outbound: openOutbound({ allowed: [], dnsServers: [] }),
    sealing: createSealing('bench'),
    domains: {
      target: { name: 'localhost', addresses: [] },
      lookUp: createDnsLookup(),
      hostRules: { siteDomain: 'localhost', ownHosts: ['localhost'] },
    },
    deliveries: deliveriesOf(config),
  }
  const jobs = jobsWith({
    ...ports,
    pool: pools.studio,
    mail: keptMail,
    sms: keptSms,
    publicUrl: 'http://localhost',
  })
  // Nothing is done here; what is to be done finds its queue.
  await prepareJobs(
    database.ownerUrl,
    jobs.map(({ job }) => job),
  )
  await demo.create(waysIn(pools.studio, 'demo/create'), ports, new Date())
  const live = await createLive(database.url)
  const app = await createApp({ config, pools, ports, live, metrics: createMetrics() })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ownerPool = openPool(database.ownerUrl)
  return {
    url,
    /** A folder that is gone with it. */
    home,
    /** The database as its owner, whom no row-level security binds. */
    ownerPool,
    ownerUrl: database.ownerUrl,
    /** As a server or worker signs in. */
    serverUrl: database.url,
    /** As the server's jobs are. */
    pool: pools.studio,
    signIn: () => signedInClient(url, 'primary@tarnbrook.example', demo.password),
    stop: async () => {
      await app.close()
      await Promise.all([pools.end(), ownerPool.end()])
      await database.release()
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

/** What a request costs this process. They come from another, which runs `load`: only the server's side is counted. */
export async function cpuMicrosOf(requests: number, load: string, ...parameters: readonly string[]): Promise<number> {
  const before = process.cpuUsage()
  const [code] = await once(spawn(process.execPath, [load, ...parameters], { stdio: 'inherit' }), 'exit')
  const { user, system } = process.cpuUsage(before)
  if (code !== 0) throw new Error(`The load ended with ${code}`)
  return (user + system) / requests
}
