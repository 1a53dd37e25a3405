import { languageFor } from '@coverwright/domain/sell/letter/letter'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LookUps } from '../../../adapters/lookups/look-ups.ts'
import type { Outbound } from '../../../adapters/outbound/outbound.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { OwnReads } from '../../../platform/http/own-reads.ts'
import type { VisitCounter } from '../agent-page/index.ts'
import type { SentBy } from '../application/index.ts'
import type { AgentSites } from './agent-sites.ts'
import { languageIn, senderIn } from './cookies.ts'
import type { keepLookUps } from './kept-look-ups.ts'
import type { MountedSites } from './mounted-sites.ts'
import type { Buyer, Mount, Sale } from './sale/index.ts'
import type { SiteRelease } from './site-release.ts'
import type { SiteTraffic } from './site-traffic.ts'
import { findVisitor, type Visitor } from './visitor.ts'

export interface SiteServices {
  readonly sale: Sale
  readonly sites: MountedSites
  readonly agentSites: AgentSites
  readonly visits: VisitCounter
  readonly tokens: Tokens
  /** Who looks up for the whole installation; undefined where nobody does. */
  readonly lookUps: LookUps | undefined
  /** What is invented for trial runs. */
  readonly trialLookUps: LookUps
  readonly keptLookUps: ReturnType<typeof keepLookUps>
  readonly files: Files
  /** The way to the systems that journeys ask, and what opens the secrets they are asked with. */
  readonly outbound: Outbound
  readonly sealing: Sealing
  /** What internal connectors ask. */
  readonly ownReads: OwnReads
  readonly traffic: SiteTraffic
  readonly limits: Limits
  readonly now: () => Date
  /** Of the site itself, for links that lead back to it. */
  readonly originOf: (site: Pick<Mount, 'host' | 'isSecure'>) => string
  /** Where the payment pages are. */
  readonly paidAt: readonly string[]
}

/** What a request is about once it is known who asks for what. */
export interface Visiting {
  readonly mount: Mount
  readonly visitor: Visitor
  /** The buyer's own, or the mounted one. */
  readonly release: SiteRelease
  readonly path: string
  readonly query: string
  /** Who sent whoever asks, as the cookie of a channel's link says. */
  readonly sentBy: SentBy | undefined
  /** The network address of whoever asks. */
  readonly from: string
}

export async function readVisit(services: SiteServices, request: FastifyRequest, mount: Mount): Promise<Visiting> {
  const visitor = await findVisitor(request, mount, services.sale, services.tokens)
  const releaseId = 'buyer' in visitor ? visitor.buyer.releaseId : undefined
  // On another device nobody has chosen one yet.
  const language = languageIn(request.headers.cookie) ?? ('buyer' in visitor ? visitor.buyer.language : null)
  const release = await services.sites.getRelease(mount, { releaseId, language })
  if (visitor.kind === 'buyer' && isReadAnew(visitor.buyer, release))
    await services.sale.keepLanguage(visitor, release.language)
  const [path = '/', query = ''] = request.url.split('?', 2)
  return { mount, visitor, release, path, query, sentBy: senderIn(request.headers.cookie), from: request.ip }
}

/** In another language than before; once it is bought that changes nothing any more. */
const isReadAnew = (buyer: Buyer, { content, language }: SiteRelease) =>
  buyer.state !== 'issued' && languageFor(buyer, content) !== language

export const wantsJson = ({ headers }: FastifyRequest) => headers.accept === 'application/json'

/** Somebody's answers are in it: nobody keeps a copy. */
export const privately = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

export const fieldsOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())
