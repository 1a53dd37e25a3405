import type { Typed } from '@coverwright/blocks/agent-page/contact-form'
import { pageHtml } from '@coverwright/blocks/agent-page/draw-page'
import { isAtWork } from '@coverwright/domain/sell/agent-page/working-hours'
import { createByteCache } from '../../../platform/cache/byte-cache.ts'
import { hashOf, type PreparedFile, prepareFile } from '../../../platform/http/prepared-file.ts'
import { pageHeaders } from '../agent-page/index.ts'
import { rememberHosts } from './remember-hosts.ts'
import type { Mount, Sale } from './sale/index.ts'

export type AgentSite = NonNullable<Awaited<ReturnType<Sale['findAgentPage']>>>

/** Some twelve kilobytes each, in three spellings. */
const mostBytes = 64 * 1024 * 1024

interface Prepared {
  readonly file: PreparedFile
  readonly headers: ReturnType<typeof pageHeaders>
}

export interface AgentSites {
  readonly find: (host: string) => Promise<AgentSite | undefined>
  readonly forget: (host?: string) => void
  /** The page as everybody gets it at this moment: within the working hours, or outside of them. */
  readonly prepare: (site: AgentSite) => Promise<Prepared>
  /** The page for one visitor, with what they typed. */
  readonly answer: (site: AgentSite, showing: { readonly typed?: Typed; readonly isSent?: boolean }) => string
}

interface Facts {
  readonly originOf: (site: Pick<Mount, 'host' | 'isSecure'>) => string
  readonly now: () => Date
}

/** Remembers where hosts lead and what pages look like: showing one asks the database nothing. */
export function agentSites(sale: Pick<Sale, 'findAgentPage'>, { originOf, now }: Facts): AgentSites {
  const hosts = rememberHosts((host) => sale.findAgentPage(host))
  const prepared = createByteCache<Prepared>(mostBytes, ({ file }) => bytesOf(file))

  // A shop that is reached over HTTPS alone says so itself.
  const showingOf = (site: AgentSite) => ({
    origin: originOf(site),
    originOf: (host: string) => originOf({ host, isSecure: false }),
    isAtWork: isAtWork(site.page.workingHours, now(), site.page.timeZone),
  })

  return {
    ...hosts,
    prepare(site) {
      const showing = showingOf(site)
      return prepared.get(keyOf(site, showing), async () => ({
        file: await prepareFile(pageHtml(site.page, showing), 'text/html; charset=utf-8'),
        headers: pageHeaders(site.page),
      }))
    },
    answer: (site, typed) => pageHtml(site.page, { ...showingOf(site), ...typed }),
  }
}

/** What the page shows, once for as long as it is remembered: it is read anew every second. */
const hashes = new WeakMap<AgentSite, string>()

function keyOf(site: AgentSite, { origin, isAtWork: isOpen }: { readonly origin: string; readonly isAtWork: boolean }) {
  const known = hashes.get(site) ?? hashOf(JSON.stringify(site.page))
  hashes.set(site, known)
  return `${origin} ${isOpen} ${known}`
}

const bytesOf = ({ plain, gzip, br }: PreparedFile) => plain.length + (gzip?.length ?? 0) + (br?.length ?? 0)
