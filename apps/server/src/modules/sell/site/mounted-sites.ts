import type { Language } from '@coverwright/domain/base/language/language'
import { lookUpRoles } from '@coverwright/domain/build/page/look-up-role'
import { createByteCache } from '../../../platform/cache/byte-cache.ts'
import type { PreparedFile } from '../../../platform/http/prepared-file.ts'
import { rememberHosts } from './remember-hosts.ts'
import type { Mount, Sale } from './sale/index.ts'
import { makeSiteRelease, type SiteRelease } from './site-release.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** A thousand sites of a usual size, ready to be sent. */
export const mostReleaseBytes = 512 * 1024 * 1024

export interface MountedSites {
  findMount(host: string): Promise<Mount | undefined>
  /** Something moved there; without a name it may have moved anywhere. */
  forgetMount(host?: string): void
  /** Buyers keep the release they began on, so it need not be the mounted one. */
  getRelease(mount: Mount, wanted?: Wanted): Promise<SiteRelease>
  /** A page that was opened before a swap, or that came from a server that heard of it first, has a style of its own. */
  findStyle(mount: Mount, path: string): Promise<PreparedFile | undefined>
}

interface Wanted {
  readonly releaseId?: string | undefined
  /** The product's first where it does not speak this one. */
  readonly language?: Language | null | undefined
}

interface SiteFacts {
  readonly originOf: (site: Pick<Mount, 'host' | 'isSecure'>) => string
  readonly now: () => Date
  /** For the whole installation. */
  readonly hasLookUps: boolean
  readonly mostBytes?: number
}

/** Remembers where hosts lead and what releases look like: serving a page asks the database nothing. */
export function mountedSites(
  sale: Pick<Sale, 'findMount' | 'getRelease' | 'findReleasesAt'>,
  build: StorefrontBuild,
  { originOf, now, hasLookUps, mostBytes = mostReleaseBytes }: SiteFacts,
): MountedSites {
  const mounts = rememberHosts((host) => sale.findMount(host))
  const releases = createByteCache<SiteRelease>(mostBytes, ({ bytes }) => bytes)

  async function getRelease(
    mount: Mount,
    { releaseId = mount.releaseId, language }: Wanted = {},
  ): Promise<SiteRelease> {
    const { mode } = mount
    // Whoever looks up for the installation, or invents, does so for both.
    const found = hasLookUps || mode === 'test' ? lookUpRoles : mount.lookUpRoles.toSorted()
    const origin = originOf(mount)
    const address = { origin, mode, lookUpRoles: found }
    const key = `${releaseId} ${mode} ${origin} ${found.join(',')}`
    const first = await releases.get(key, async () =>
      makeSiteRelease(await sale.getRelease(mount, releaseId), build, address, now()),
    )
    const [written, ...others] = first.content.settings.languages
    if (!language || language === written || !others.includes(language)) return first
    return releases.get(`${key} ${language}`, () =>
      makeSiteRelease(first.content, build, { ...address, language }, now()),
    )
  }

  return {
    findMount: (host) => mounts.find(host),
    forgetMount: (host) => mounts.forget(host),
    getRelease,
    async findStyle(mount, path) {
      for (const releaseId of await sale.findReleasesAt(mount)) {
        const file = (await getRelease(mount, { releaseId })).files.get(path)
        if (file) return file
      }
      return undefined
    },
  }
}
