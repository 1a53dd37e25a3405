import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type WireRequest } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import type { Role } from '@coverwright/domain/company/member/roles'
import { OwnPasswordForm } from '@coverwright/domain/company/session/password-reset'
import { exampleOf } from '@coverwright/domain/fields'
import type { Permission } from '@coverwright/domain/permissions'
import { expect } from 'vitest'
import { createConfiguredModel } from '../src/adapters/assistant/configured-model.ts'
import { createLexicalAssistant } from '../src/adapters/assistant/lexical-assistant.ts'
import { createDnsLookup } from '../src/adapters/dns/dns-lookup.ts'
import { diskFiles } from '../src/adapters/files/disk-files.ts'
import { testLookUps } from '../src/adapters/lookups/test-look-ups.ts'
import { openOutbound } from '../src/adapters/outbound/outbound.ts'
import { createStripeGateway } from '../src/adapters/payments/stripe/create-stripe-gateway.ts'
import { createTestGateway, signatureHeader } from '../src/adapters/payments/test-gateway/create-test-gateway.ts'
import { createBuiltInRegistrar, lookUpWith } from '../src/adapters/registrar/built-in-registrar.ts'
import { createApp } from '../src/app.ts'
import { listenersWith } from '../src/listeners.ts'
import { createCompany } from '../src/modules/company/company/index.ts'
import { type Account, members } from '../src/modules/company/member/index.ts'
import { openSession, trustDevice } from '../src/modules/company/session/open-session.ts'
import { recordTraffic } from '../src/modules/insight/traffic/index.ts'
import { hashPassword } from '../src/platform/auth/password.ts'
import { createSealing } from '../src/platform/auth/sealing.ts'
import { createSigning } from '../src/platform/auth/signing.ts'
import { createTokens } from '../src/platform/auth/tokens.ts'
import {
  deliveriesOf,
  dnsServersOf,
  hostRulesOf,
  modelOf,
  outboundRulesOf,
  readConfig,
  siteTargetOf,
} from '../src/platform/config.ts'
import { watchGoingOut } from '../src/platform/database/going-out.ts'
import { openPools } from '../src/platform/database/open-pool.ts'
import { readPlatformSecrets } from '../src/platform/database/platform-secrets.ts'
import type { WriteTx } from '../src/platform/database/with-tenant.ts'
import { filesIn } from '../src/platform/files/files.ts'
import type { BasePorts } from '../src/platform/http/context.ts'
import { linksTo } from '../src/platform/http/hosts.ts'
import { inCompany, waysIn } from '../src/platform/http/ways-in.ts'
import { newId } from '../src/platform/id.ts'
import { createLive } from '../src/platform/live/create-live.ts'
import { createMetrics } from '../src/platform/metrics/create-metrics.ts'
import { cloneDatabase } from './clone-database.ts'
import { startFakeStripe } from './fake-stripe.ts'
import { stripeKeys } from './fake-stripe-wire.ts'
import { hearAtOnce } from './hear-at-once.ts'
import { createSigner } from './signer.ts'
import { untoldIn } from './told/untold-in.ts'
import { whenDone } from './when-done.ts'

// In every test of the server: nobody asks a neighbour within a transaction.
watchGoingOut()

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestCompany = Awaited<ReturnType<TestApp['aCompany']>>

interface MemberOverrides {
  readonly role?: Role
  /** Where they differ from the role's own. */
  readonly permissions?: readonly Permission[]
  readonly businessType?: 'insurer' | 'broker'
}

/** The one the example of changing it knows: the sweeps make every call with its example. */
export const testPassword = exampleOf(OwnPasswordForm).oldPassword
/** What the help desk of the tests shares with the product. */
export const helpDeskSecret = 'a-secret-of-the-help-desk'
/** Slow to make on purpose: once is enough. */
const testPasswordHash = hashPassword(testPassword)
let number = 0

/** The whole server on a database of its own; only the socket is missing. */
export async function startTestApp(
  settings: Record<string, string> = {},
  { embedder, hasLookUps = true }: Pick<BasePorts, 'embedder'> & { readonly hasLookUps?: boolean } = {},
) {
  const { owner, serverUrl } = await cloneDatabase()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    ADDRESS_LIMIT: '1000000',
    ACCOUNT_LIMIT: '1000000',
    PAGE_LIMIT: '1000000',
    // Sweeps go through every call, for longer than a token is usually good for.
    TOKEN_SECONDS: '86400',
    ZENDESK_SUBDOMAIN: 'coverwright-tests',
    ZENDESK_SECRET: helpDeskSecret,
    ...settings,
  })
  const secrets = await readPlatformSecrets(owner, config.SIGN_KEY_BITS)
  const pools = openPools(serverUrl)
  const pool = pools.studio
  const directory = await mkdtemp(join(tmpdir(), 'test-app-'))
  const clock = { now: () => new Date() }
  /** Notices that were sent; those that a test holds back do not arrive. */
  const notices = { isHeldBack: false, sent: [] as { signature: string; body: string }[] }
  const gateway = createTestGateway({
    pool: pools.site,
    secret: secrets.gatewaySecret,
    baseUrl: () => 'http://localhost',
    takesLive: true,
    now: () => clock.now(),
    lateMs: 300,
    send: async (notice) => {
      notices.sent.push(notice)
      if (!notices.isHeldBack) await deliver(notice)
    },
  })
  const deliver = async ({ signature, body }: { signature: string; body: string }) =>
    app.inject({
      method: 'POST',
      url: '/payment-notices/test',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      payload: body,
    })
  const stripe = await startFakeStripe()
  const { address, pageOrigin } = stripe
  const registrar = createBuiltInRegistrar({ pool: pools.site, now: () => clock.now() })
  const configured = modelOf(config)
  const ports = {
    registrar,
    tokens: createTokens(secrets.tokenKeys, config.TOKEN_SECONDS),
    signing: createSigning(secrets),
    files: filesIn(diskFiles(join(directory, 'files'))),
    assistant: createLexicalAssistant(),
    embedder,
    model: configured && createConfiguredModel(configured, { now: () => clock.now() }),
    domains: {
      target: siteTargetOf(config),
      lookUp: lookUpWith(registrar, createDnsLookup(dnsServersOf(config))),
      hostRules: hostRulesOf(config),
    },
    deliveries: deliveriesOf(config),
    outbound: openOutbound(outboundRulesOf(config)),
    sealing: createSealing(secrets.certificateSecret),
    gateways: { test: gateway, stripe: createStripeGateway({ ...stripeKeys, address, pageOrigin }) },
  }
  const live = await createLive(serverUrl)
  const traffic = recordTraffic(inCompany(pools.site), { now: () => clock.now() })
  const app = await createApp({
    config,
    pools,
    ports,
    live,
    metrics: createMetrics(),
    lookUps: hasLookUps ? testLookUps : undefined,
    traffic,
    now: () => clock.now(),
  })
  const linkTo = linksTo(app, config.PUBLIC_URL)
  const listeners = listenersWith({ tokens: ports.tokens, linkTo, publicUrl: new URL(linkTo('/')).origin })
  const hear = hearAtOnce({ owner, pool: pools.watch, listeners, now: () => clock.now() })
  app.addHook('onRequest', hear)
  app.addHook('onSend', hear)
  whenDone(async () => {
    await app.close()
    await pools.end()
    stripe.close()
    await rm(directory, { recursive: true })
  })
  whenDone(async () => expect(await untoldIn(owner), 'messages of no kind in told/kinds.txt').toEqual([]))

  /** Sends what it is given; the answer is not interpreted. */
  const send = async ({ method, path, query, headers, body }: WireRequest) => {
    const payload = typeof body === 'object' ? Buffer.from(await body.arrayBuffer()) : (body ?? '')
    return (await app.inject({ method, url: path, query: { ...query }, headers: { ...headers }, payload })).json()
  }
  const sign = config.MAINTENANCE ? () => ({}) : await createSigner(send)

  /** A company with one member, who is its primary user unless said otherwise. */
  const aCompany = async ({ role = 'primary', permissions, businessType = 'insurer' }: MemberOverrides = {}) => {
    const companyId = newId()
    // Taken at once: companies made at the same time must not share a name.
    const n = ++number
    const email = `member-${process.pid}-${n}@company.example`
    const { enter } = waysIn(pool, 'test/create')
    const opened = await enter({ companyId, memberId: companyId }, async (tx, audit) => {
      await createCompany(tx, {
        id: companyId,
        name: `Company ${n}`,
        businessType,
        // Each sells and is paid itself.
        paymentMode: businessType === 'insurer' ? 'P2I' : 'P1B',
        country: 'GB',
        timeZone: 'Europe/London',
        themeColour: null,
      })
      const memberId = newId()
      await audit(memberId)
      return joinCompany(tx, { companyId, memberId }, { email, role, permissions })
    })
    return { ...opened, email, ...signedIn(companyId, opened.tokens.idToken) }
  }

  /** Another member of a company, signed in. */
  const aColleague = async (
    { companyId }: { companyId: string },
    { role = 'standard', permissions }: MemberOverrides,
  ) => {
    const email = `member-${process.pid}-${++number}@company.example`
    const { enter } = waysIn(pool, 'test/create')
    const opened = await enter({ companyId, memberId: companyId }, async (tx, audit) => {
      const memberId = newId()
      await audit(memberId)
      return joinCompany(tx, { companyId, memberId }, { email, role, permissions })
    })
    return { ...opened, email, ...signedIn(companyId, opened.tokens.idToken) }
  }

  /** One more of a member's, on a device of its own. */
  const aSession = ({ companyId, memberId }: Account, userAgent?: string) =>
    waysIn(pool, 'test/create').enter({ companyId, memberId }, async (tx, audit) => {
      await audit(memberId)
      const device = await trustDevice(tx, memberId)
      const opening = { account: { companyId, memberId }, device, address: '127.0.0.1', userAgent, now: new Date() }
      const { sessionId, tokens } = await openSession(tx, ports.tokens, opening)
      return { sessionId, deviceId: device.id, tokens, ...signedIn(companyId, tokens.idToken) }
    })

  interface Joining {
    readonly email: string
    readonly role: Role
    readonly permissions: readonly Permission[] | undefined
  }

  async function joinCompany(tx: WriteTx, account: Account, { email, role, permissions }: Joining) {
    const { memberId } = account
    const member = { id: memberId, email, name: 'Wren Okafor', role, passwordHash: await testPasswordHash }
    await tx.insert(members).values({ ...member, permissions: permissions ? [...permissions] : null })
    const device = await trustDevice(tx, memberId)
    const session = await openSession(tx, ports.tokens, { account, device, address: '127.0.0.1', now: new Date() })
    return { ...account, ...session }
  }

  function signedIn(companyId: string, token: string) {
    const headersOf = (request: Pick<WireRequest, 'method' | 'path'>) => ({
      ...sign(request),
      authorization: token,
      'account-id': companyId,
    })
    const client = createClient(contract, { send, headers: async (request) => headersOf(request) })
    return { token, headersOf, client }
  }

  const visitor = createClient(contract, { send, headers: async (request) => sign(request) })

  return {
    app,
    owner,
    pool,
    serverUrl,
    ports,
    directory,
    live,
    traffic,
    secrets,
    clock,
    send,
    sign,
    signedIn,
    aCompany,
    aColleague,
    aSession,
    visitor,
    gateway,
    stripe,
    notices,
    deliver,
  }
}
