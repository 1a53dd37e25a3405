import type { Readable } from 'node:stream'
import type { Role } from '@coverwright/domain/company/member/roles'
import type { Permission } from '@coverwright/domain/permissions'
import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import type { Deliveries } from '@coverwright/domain/reach/outbox/outbox'
import type { AnsweringModel } from '../../adapters/assistant/answering-model.ts'
import type { Assistant } from '../../adapters/assistant/assistant.ts'
import type { Embedder } from '../../adapters/assistant/embedder.ts'
import type { DnsLookup, SiteTarget } from '../../adapters/dns/dns-lookup.ts'
import type { HelpDesk } from '../../adapters/help-desk/zendesk.ts'
import type { Outbound } from '../../adapters/outbound/outbound.ts'
import type { Gateways } from '../../adapters/payments/gateways.ts'
import type { Registrar } from '../../adapters/registrar/registrar.ts'
import type { Audit } from '../audit/audited.ts'
import type { Sealing } from '../auth/sealing.ts'
import type { Signing } from '../auth/signing.ts'
import type { Bearer, Tokens } from '../auth/tokens.ts'
import type { ReadTx, WriteTx } from '../database/with-tenant.ts'
import type { Files } from '../files/files.ts'
import type { OwnReads } from './own-reads.ts'

/** What a member may do at this moment. */
export interface Grants {
  readonly role: Role
  readonly permissions: readonly Permission[]
}

/** Where a request comes from, as far as it can be known. */
export interface Caller {
  readonly address: string
  /** The name the browser asked for, without its port. */
  readonly host: string
  /** What the browser says it is. */
  readonly userAgent?: string | undefined
}

/** What operations reach besides the database. */
export interface Ports {
  readonly tokens: Tokens
  readonly signing: Signing
  readonly files: Files
  /** Who answers questions from documents. */
  readonly assistant: Assistant
  /** Who puts texts into numbers on this machine, where that was brought to it. */
  readonly embedder?: Embedder | undefined
  /** A language model outside, where one is configured; asked only for companies that let it. */
  readonly model?: AnsweringModel | undefined
  /** Where people are helped, when that is set up. */
  readonly helpDesk?: HelpDesk | undefined
  readonly gateways: Gateways
  /** The way to addresses that somebody typed. */
  readonly outbound: Outbound
  /** What internal connectors ask. */
  readonly ownReads?: OwnReads | undefined
  /** For secrets that are shared with others. */
  readonly sealing: Sealing
  /** Where domains must lead, what the DNS says of them, and which names are ours. */
  readonly domains: { readonly target: SiteTarget; readonly lookUp: DnsLookup; readonly hostRules: HostRules }
  /** Who sells names; nobody where that is not set up. */
  readonly registrar?: Registrar | undefined
  /** The address of a page of the studio, for mails. Never made from what the request says its host is. */
  readonly linkTo: (path: string) => string
  /** Whether messages leave, and where they wait when not. */
  readonly deliveries: Deliveries
}

/** What is known before the server listens. */
export type BasePorts = Omit<Ports, 'linkTo' | 'helpDesk' | 'ownReads'>

interface Context {
  readonly now: Date
  readonly caller: Caller
  readonly ports: Ports
}

interface SignedInContext extends Context {
  /** Who makes the call, and for which company. */
  readonly actor: Bearer
}

/** Of somebody signed in, outside of any transaction. */
export interface OutsideContext extends SignedInContext {
  /** In a short transaction of its own, without an audit entry: for what the product counts by itself. */
  readonly count: <T>(work: (tx: WriteTx) => Promise<T>) => Promise<T>
}

export interface ReadContext extends SignedInContext {
  readonly tx: ReadTx
  /** Known once the database has answered; whether the call itself is allowed is seen to without it. */
  readonly grants: Promise<Grants>
}

export interface WriteContext extends ReadContext {
  readonly tx: WriteTx
  readonly audit: Audit
}

/** Of a call whose body is a file. */
export interface FileContext extends WriteContext {
  readonly file: Readable
}

/** A call open to anyone knows no tenant. It may look an account up, then read within its company. */
export interface PublicContext extends Context {
  readonly door: <T>(work: (tx: ReadTx) => Promise<T>) => Promise<T>
  readonly read: <T>(companyId: string, work: (tx: ReadTx) => Promise<T>) => Promise<T>
  /** Without an audit entry: for what the product counts by itself, which is nobody's doing. */
  readonly count: <T>(companyId: string, work: (tx: WriteTx) => Promise<T>) => Promise<T>
}

/** What a public call writes, it writes for a member it has identified, in a transaction of its own. */
export interface PublicWriteContext extends PublicContext {
  /** The same when the call is sent again. */
  readonly idempotencyKey: string | undefined
  readonly enter: <T>(
    member: { companyId: string; memberId: string },
    work: (tx: WriteTx, audit: Audit) => Promise<T>,
  ) => Promise<T>
}
