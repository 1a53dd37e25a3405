import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sequence } from '@coverwright/domain/build/rating/samples/sequence'
import { Client, escapeLiteral } from 'pg'
import { createLexicalAssistant } from '../../src/adapters/assistant/lexical-assistant.ts'
import { createDnsLookup } from '../../src/adapters/dns/dns-lookup.ts'
import { diskFiles } from '../../src/adapters/files/disk-files.ts'
import { testLookUps } from '../../src/adapters/lookups/test-look-ups.ts'
import { keptMail } from '../../src/adapters/mail/kept-mail.ts'
import { openOutbound } from '../../src/adapters/outbound/outbound.ts'
import { createTestGateway, signatureHeader } from '../../src/adapters/payments/test-gateway/create-test-gateway.ts'
import { keptSms } from '../../src/adapters/sms/kept-sms.ts'
import { createApp, demo, jobsWith } from '../../src/app.ts'
import { recordTraffic } from '../../src/modules/insight/traffic/index.ts'
import { createSealing } from '../../src/platform/auth/sealing.ts'
import { createSigning } from '../../src/platform/auth/signing.ts'
import { createTokens } from '../../src/platform/auth/tokens.ts'
import { deliveriesOf, hostRulesOf, readConfig, siteTargetOf } from '../../src/platform/config.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openPools } from '../../src/platform/database/open-pool.ts'
import { readPlatformSecrets } from '../../src/platform/database/platform-secrets.ts'
import { filesIn } from '../../src/platform/files/files.ts'
import { inCompany, waysIn } from '../../src/platform/http/ways-in.ts'
import { prepareJobs } from '../../src/platform/jobs/prepare-jobs.ts'
import { createLive } from '../../src/platform/live/create-live.ts'
import { createMetrics } from '../../src/platform/metrics/create-metrics.ts'
import { startOwnClock, stopChance } from './own-clock.ts'
import { jobRunner } from './run-jobs.ts'

export type LivedDemo = Awaited<ReturnType<typeof startDemo>>

/** Nothing of it outlives the process: nothing need reach the disk. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** The demo companies on a database of their own, in a time of their own. Nobody listens, and nothing leaves. */
export async function startDemo(start: Date) {
  const home = await mkdtemp(join(tmpdir(), 'history-'))
  await chmod(home, 0o755)
  const postgres = await startEmbeddedPostgres(join(home, 'postgres'), quick)
  const ownerUrl = postgres.urlOf('postgres', 'postgres')
  await migrate(ownerUrl)
  const owner = new Client(ownerUrl)
  await owner.connect()
  await owner.query(`alter role server login password ${escapeLiteral(postgres.password)}`)
  const limits = { ADDRESS_LIMIT: '9999999', ACCOUNT_LIMIT: '9999999', PAGE_LIMIT: '9999999' }
  const config = readConfig({ DATA_DIR: home, LOG_LEVEL: 'silent', ...limits })
  const secrets = await readPlatformSecrets(owner, config.SIGN_KEY_BITS)
  const pools = openPools(postgres.urlOf('server', 'postgres'))
  const files = diskFiles(join(home, 'files'))
  const test = createTestGateway({
    pool: pools.site,
    secret: secrets.gatewaySecret,
    baseUrl: () => 'http://localhost:8080',
    takesLive: true,
    now: () => clock.now(),
    send: async ({ signature, body }) => {
      const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
      await app.inject({ method: 'POST', url: '/payment-notices/test', headers, payload: body })
    },
  })
  const domains = { target: siteTargetOf(config), lookUp: createDnsLookup([]), hostRules: hostRulesOf(config) }
  const deliveries = deliveriesOf(config)
  const tokens = createTokens(secrets.tokenKeys)
  const services = { files: filesIn(files), tokens, publicUrl: 'http://localhost:8080' }
  const ports = {
    tokens,
    signing: createSigning(secrets),
    files: services.files,
    assistant: createLexicalAssistant(),
    gateways: { test },
    outbound: openOutbound({ allowed: [], dnsServers: [] }),
    sealing: createSealing('unused'),
    domains,
    deliveries,
  }
  const jobs = jobsWith({
    ...ports,
    ...services,
    mail: keptMail,
    sms: keptSms,
    pool: pools.studio,
  })
  await prepareJobs(
    ownerUrl,
    jobs.map(({ job }) => job),
  )
  const live = await createLive(postgres.urlOf('server', 'postgres'))
  const clock = await startOwnClock(owner, start)
  stopChance(2611)
  const recorder = recordTraffic(inCompany(pools.site), { now: () => clock.now() })
  const draw = sequence(95)
  const traffic = {
    ...recorder,
    // How long this machine takes is no part of the story.
    noteRequest: (
      site: Parameters<typeof recorder.noteRequest>[0],
      request: Parameters<typeof recorder.noteRequest>[1],
    ) => recorder.noteRequest(site, { ...request, ms: draw(0, 9) < 8 ? draw(4, 24) : draw(25, 180) }),
  }
  const app = await createApp({
    config,
    pools,
    ports,
    live,
    metrics: createMetrics(),
    lookUps: testLookUps,
    traffic,
    now: () => clock.now(),
  })
  await demo.create(waysIn(pools.studio, 'demo/create'), ports, clock.now())
  return {
    app,
    owner,
    pool: pools.studio,
    ports,
    clock,
    traffic,
    jobs: jobRunner({ owner, pool: pools.studio, clock, jobs }),
    files,
    stop: async () => {
      await app.close()
      await pools.end()
      await owner.end()
      await postgres.release()
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}
