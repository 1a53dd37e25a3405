import type { Photo } from '@coverwright/domain/build/photo/photo'
import { reasonsOf } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findPhotos } from '../../build/photo/index.ts'
import { products } from '../../build/product/index.ts'
import { pageDesign } from '../../build/template/index.ts'
import { agents } from '../../company/agent/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findReleaseNames, mounts } from '../../publish/release/index.ts'
import { siteHosts } from '../../publish/site-host/index.ts'
import { agentOf, photoIdsOf, profileOf } from './internal.ts'
import { type AgentPageRow, agentPages } from './tables.ts'

/** Whose page has this host: all that may be read before the company is known. */
export async function findPageAt(door: ReadTx, host: string) {
  const { companyId, subjectId, proof, unprovenUntil } = siteHosts
  const [found] = await door
    .select({ companyId, pageId: subjectId, host: siteHosts.host, proof, unprovenUntil })
    .from(siteHosts)
    .where(and(eq(siteHosts.host, host.toLowerCase()), eq(siteHosts.kind, 'agent-page')))
  return found
}

/** Whether the public sees any, where its name is still the company's. */
export async function isAnyPageShown(tx: ReadTx): Promise<boolean> {
  const shown = await tx
    .select({ id: agentPages.id })
    .from(agentPages)
    .innerJoin(agents, eq(agents.id, agentPages.agentId))
    .where(and(eq(agentPages.state, 'active'), isNotNull(agentPages.confirmedAt), eq(agents.state, 'activated')))
    .limit(1)
  return shown.length > 0
}

/** As many as are listed on one page, whatever is on sale. */
const mostProducts = 50
/** A product may stand at several. */
const mostAddresses = 200

/** Everything that a page shows, at a name where it may answer; undefined where nobody is to see it. */
export async function readShownPage(tx: ReadTx, pageId: string, host: string) {
  const row = await selectRow(tx, agentPages, pageId)
  if (!row) return undefined
  const agent = await agentOf(tx, row)
  if (reasonsOf({ ...row, host, isNameOurs: true, agentState: agent.state }).length > 0) return undefined
  // One that was activated in the moment the account ended stands for nobody.
  if ((await getOwnCompanyRow(tx)).deactivatedAt) return undefined
  const { values, ...facts } = await readFacts(tx, row)
  return { ...facts, design: await pageDesign(tx, pageId, values) }
}

export type ShownPage = NonNullable<Awaited<ReturnType<typeof readShownPage>>>

/** What there is to show, whatever it is drawn with; and what a template may name of it. */
export async function readFacts(tx: ReadTx, row: AgentPageRow) {
  const agent = await agentOf(tx, row)
  const company = await getOwnCompanyRow(tx)
  return {
    name: agent.name,
    email: agent.email,
    phone: agent.phone,
    code: agent.code,
    ...profileOf(row),
    ...(await photosOf(tx, row)),
    company: company.name,
    licenceNumber: company.licenceNumber,
    brand: company.themeColour,
    timeZone: company.timeZone,
    products: await productsOn(tx, row),
    values: { agentName: agent.name, agentLocation: row.location, company: company.name },
  }
}

/** One that was deleted is left out. */
async function photosOf(tx: ReadTx, row: AgentPageRow) {
  const { bannerPhotoId, picturePhotoId, backgroundPhotoId } = row
  const found = await findPhotos(tx, photoIdsOf(row))
  const photo = (id: string | null): Photo | undefined => (id === null ? undefined : found.get(id))
  return { banner: photo(bannerPhotoId), picture: photo(picturePhotoId), background: photo(backgroundPhotoId) }
}

/**
 * What is on sale, each at the address it was put at last and by the name it is sold by there; those that were chosen in the
 * order that was chosen.
 */
async function productsOn(tx: ReadTx, { productIds }: AgentPageRow) {
  const rows = await tx
    .select({ id: products.id, host: mounts.host, releaseId: mounts.releaseId })
    .from(mounts)
    .innerJoin(products, eq(products.id, mounts.productId))
    .where(and(eq(mounts.state, 'live'), productIds.length > 0 ? inArray(products.id, productIds) : undefined))
    .orderBy(asc(products.name), desc(mounts.mountedAt))
    .limit(mostAddresses)
  const onSale = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()
  const chosen = productIds.flatMap((id) => onSale.find((product) => product.id === id) ?? [])
  const shown = (productIds.length > 0 ? chosen : onSale).slice(0, mostProducts)
  const names = await findReleaseNames(
    tx,
    shown.map(({ releaseId }) => releaseId),
  )
  const named = shown.map(({ id, host, releaseId }) => ({ id, host, name: names.get(releaseId) ?? '' }))
  return productIds.length > 0 ? named : named.toSorted((one, other) => one.name.localeCompare(other.name))
}
