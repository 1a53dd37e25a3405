import { join } from 'node:path'
import { findModel } from './adapters/assistant/brought-model.ts'
import { createLexicalAssistant } from './adapters/assistant/lexical-assistant.ts'
import { createDnsLookup } from './adapters/dns/dns-lookup.ts'
import { diskFiles } from './adapters/files/disk-files.ts'
import { httpLookUps } from './adapters/lookups/http-look-ups.ts'
import type { LookUps } from './adapters/lookups/look-ups.ts'
import { testLookUps } from './adapters/lookups/test-look-ups.ts'
import { keptMail } from './adapters/mail/kept-mail.ts'
import { openOutbound } from './adapters/outbound/outbound.ts'
import type { Gateways } from './adapters/payments/gateways.ts'
import { createTestGateway, testGatewayName } from './adapters/payments/test-gateway/create-test-gateway.ts'
import { sendNotice } from './adapters/payments/test-gateway/send-notice.ts'
import { createBuiltInRegistrar, lookUpWith } from './adapters/registrar/built-in-registrar.ts'
import { httpSms } from './adapters/sms/http-sms.ts'
import { keptSms } from './adapters/sms/kept-sms.ts'
import { jobsWith, settleHosts } from './app.ts'
import { createSealing } from './platform/auth/sealing.ts'
import { createSigning } from './platform/auth/signing.ts'
import { createTokens } from './platform/auth/tokens.ts'
import {
  type Config,
  deliveriesOf,
  demoOf,
  dnsServersOf,
  gandiOf,
  hostRulesOf,
  modelOf,
  outboundRulesOf,
  publicUrlOf,
  readConfig,
  siteTargetOf,
} from './platform/config.ts'
import { openDatabase, refuseWhat } from './platform/database/open-database.ts'
import { openPools } from './platform/database/open-pool.ts'
import { filesIn } from './platform/files/files.ts'
import { inCompany, waysIn } from './platform/http/ways-in.ts'
import { prepareJobs, whatJobsLack } from './platform/jobs/prepare-jobs.ts'
import { startWorker } from './platform/jobs/start-worker.ts'
import { reportError, reportTrouble } from './platform/log/report-error.ts'
import { createMetrics } from './platform/metrics/create-metrics.ts'

/** What server and worker have in common: configuration, database, ports, jobs. */
export async function boot() {
  const product = await assemble(readConfig(process.env))
  const { config, database, pools, jobs, ports } = product
  if (config.MIGRATE) await prepareJobs(database.ownerUrl, jobs)
  else refuseWhat(await whatJobsLack(database.ownerUrl, jobs))
  // Before anything is served or done: hosts stand as the configuration says.
  await settleHosts(waysIn(pools.studio, 'site-host/settle'), inCompany(pools.studio), {
    rules: ports.domains.hostRules,
    now: new Date(),
  })
  return product
}

/** Brings the database to this version, and does nothing else. */
export async function upgrade(): Promise<void> {
  const product = await assemble({ ...readConfig(process.env), MIGRATE: true })
  try {
    await prepareJobs(product.database.ownerUrl, product.jobs)
  } finally {
    await product.close()
  }
}

/** Nothing is served or done yet. */
async function assemble(config: Config) {
  const database = await openDatabase(config)
  const pools = openPools(database.url, { onLost: () => revive(), isPrepared: config.PREPARED })
  let reviving: Promise<void> | undefined
  // A killed embedded database is started again; the calls that lost it fail, the next ones find it.
  const revive = () => {
    reviving ??= database.revive().finally(() => {
      reviving = undefined
    })
  }

  const publicUrl = publicUrlOf(config)
  const test = createTestGateway({
    pool: pools.site,
    secret: database.secrets.gatewaySecret,
    baseUrl: () => publicUrl,
    takesLive: isDemo(config),
    send: (notice) => sendNotice(`${publicUrl}/payment-notices/${testGatewayName}`, notice),
  })
  const gateways = { test, ...(await stripeOf(config)) }
  const tokens = createTokens(database.secrets.tokenKeys, config.TOKEN_SECONDS)
  const files = filesIn(await storeOf(config))
  const sealing = createSealing(database.secrets.certificateSecret)
  const authority = await authorityOf(config, database.secrets.acmeKey)
  // Its names are known on this machine alone, and give way to those of the world.
  const builtIn = isDemo(config) ? createBuiltInRegistrar({ pool: pools.site, now: () => new Date() }) : undefined
  const registrar = (await worldRegistrarOf(config)) ?? builtIn
  const dns = createDnsLookup(dnsServersOf(config))
  const domains = {
    target: siteTargetOf(config),
    lookUp: builtIn ? lookUpWith(builtIn, dns) : dns,
    hostRules: hostRulesOf(config),
  }
  const outbound = openOutbound(outboundRulesOf(config))
  const transports = await transportsOf(config)
  const embedder = await embedderOf(config)
  const jobs = jobsWith({
    ...transports,
    pool: pools.studio,
    gateways,
    outbound,
    authority,
    sealing,
    domains,
    registrar,
    tokens,
    files,
    embedder,
    publicUrl,
  })
  const metrics = createMetrics()
  metrics.watchPool('studio', pools.studio)
  metrics.watchPool('site', pools.site)

  return {
    config,
    database,
    pools,
    jobs: jobs.map(({ job }) => job),
    revive,
    metrics,
    lookUps: lookUpsOf(config),
    ports: {
      tokens,
      signing: createSigning(database.secrets),
      files,
      assistant: createLexicalAssistant(),
      embedder,
      model: await answeringModelOf(config),
      gateways,
      outbound,
      sealing,
      domains,
      registrar,
      deliveries: transports.deliveries,
    },
    sealing,
    startWorker: () => startWorker(database.directUrl, jobs, { onRun: metrics.observeJob, onError: reportError }),
    close: async () => {
      await pools.end()
      await database.release()
    },
  }
}

const isDemo = (config: Config) => demoOf(config) !== 'none'

// The libraries for what is outside are large, and most starts need none of them: each is loaded when it is configured.

/** Whoever leaves HTTPS to a proxy needs no certificates here. */
async function authorityOf({ HTTPS_PORT, ACME_DIRECTORY_URL, ACME_CA_FILE }: Config, accountKey: string) {
  if (HTTPS_PORT === undefined) return undefined
  const { acmeAuthority } = await import('./adapters/certificates/acme-authority.ts')
  return acmeAuthority({ directoryUrl: ACME_DIRECTORY_URL, accountKey, caFile: ACME_CA_FILE })
}

async function worldRegistrarOf(config: Config) {
  const gandi = gandiOf(config)
  if (!gandi) return undefined
  const { createGandiRegistrar } = await import('./adapters/registrar/gandi-registrar.ts')
  return createGandiRegistrar(gandi)
}

async function answeringModelOf(config: Config) {
  const configured = modelOf(config)
  if (!configured) return undefined
  const { createConfiguredModel } = await import('./adapters/assistant/configured-model.ts')
  return createConfiguredModel(configured)
}

/** Where the search by meaning was brought to this machine, and whole. */
async function embedderOf({ DATA_DIR }: Config) {
  const found = await findModel(DATA_DIR)
  if (found.is === 'broken')
    reportTrouble(
      'The search by meaning is not whole, or of another version: npm run assistant mends it. Words answer.',
    )
  if (found.is !== 'whole') return undefined
  const { createLocalEmbedder } = await import('./adapters/assistant/local-embedder.ts')
  return createLocalEmbedder(found.home)
}

const transportsOf = async (config: Config) => ({
  mail: await mailOf(config),
  sms: smsOf(config),
  deliveries: deliveriesOf(config),
})

async function mailOf({ SMTP_URL, MAIL_FROM }: Config) {
  if (!SMTP_URL) return keptMail
  const { smtpMail } = await import('./adapters/mail/smtp-mail.ts')
  return smtpMail(SMTP_URL, MAIL_FROM)
}

const smsOf = ({ SMS_URL, SMS_TOKEN = '' }: Config) => (SMS_URL ? httpSms({ url: SMS_URL, token: SMS_TOKEN }) : keptSms)

/** Without keys there is no card provider, and the studio says so. */
async function stripeOf(config: Config): Promise<Pick<Gateways, 'stripe'>> {
  const live = stripeKeys(config.STRIPE_SECRET_KEY, config.STRIPE_WEBHOOK_SECRET)
  const test = stripeKeys(config.STRIPE_TEST_SECRET_KEY, config.STRIPE_TEST_WEBHOOK_SECRET)
  if (!live && !test) return {}
  const { createStripeGateway } = await import('./adapters/payments/stripe/create-stripe-gateway.ts')
  return { stripe: createStripeGateway({ ...(live && { live }), ...(test && { test }), ...stripeAddressOf(config) }) }
}

const stripeKeys = (secretKey?: string, webhookSecret?: string) =>
  secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined

function stripeAddressOf({ STRIPE_URL }: Config) {
  if (!STRIPE_URL) return {}
  const { hostname: host, port, protocol, origin } = new URL(STRIPE_URL)
  const isHttp = protocol === 'http:'
  return {
    address: {
      host,
      port: Number(port) || (isHttp ? 80 : 443),
      protocol: isHttp ? ('http' as const) : ('https' as const),
    },
    pageOrigin: origin,
  }
}

/** What is invented is for demos: whoever sells for real says where to look, or lets people type. */
function lookUpsOf(config: Config): LookUps | undefined {
  const { LOOKUP_URL, LOOKUP_TOKEN = '' } = config
  if (LOOKUP_URL) return httpLookUps({ url: LOOKUP_URL, token: LOOKUP_TOKEN })
  return isDemo(config) ? testLookUps : undefined
}

/** Where files lie. */
export async function storeOf({
  DATA_DIR,
  S3_BUCKET,
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY = '',
  S3_SECRET_KEY = '',
}: Config) {
  if (!S3_BUCKET) return diskFiles(join(DATA_DIR, 'files'))
  const { s3Files } = await import('./adapters/files/s3-files.ts')
  return s3Files({
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  })
}
