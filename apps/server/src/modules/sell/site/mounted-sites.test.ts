import { expect, test } from 'vitest'
import { aSite } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { getRelease } from '../../publish/release/index.ts'
import { mostReleaseBytes, mountedSites } from './mounted-sites.ts'
import { loadStorefrontBuild } from './storefront-build.ts'

const app = await startTestApp()
const company = await app.aCompany()
const site = await aSite(app, company)
const { content } = await withTenant(app.pool, { companyId: company.companyId, mode: 'read only' }, (tx) =>
  getRelease(tx, site),
)
const build = await loadStorefrontBuild()

function sitesWithin(mostBytes?: number) {
  const loads: string[] = []
  const sale = {
    findMount: async () => undefined,
    findReleasesAt: async () => [],
    getRelease: async ({ host }: { readonly host: string }) => {
      loads.push(host)
      return content
    },
  }
  const facts = { originOf: () => 'http://shop.example', now: () => new Date(), hasLookUps: false }
  const sites = mountedSites(sale, build, mostBytes === undefined ? facts : { ...facts, mostBytes })
  const ask = (host: string) =>
    sites.getRelease({ ...site, isSecure: false, hasPromoCodes: false, lookUpRoles: [], host }, { releaseId: host })
  return { loads, ask }
}

test('a thousand sites like this one stay ready', async () => {
  const { bytes } = await sitesWithin().ask('a')
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes * 1000).toBeLessThanOrEqual(mostReleaseBytes)
})

test('sites stay ready by how much they take up, those that were visited last', async () => {
  const { bytes } = await sitesWithin().ask('a')
  const { loads, ask } = sitesWithin(2.5 * bytes)
  for (const host of ['a', 'b', 'a', 'c', 'a', 'c']) await ask(host)
  expect(loads).toEqual(['a', 'b', 'c'])
  await ask('b')
  expect(loads).toEqual(['a', 'b', 'c', 'b'])
})
