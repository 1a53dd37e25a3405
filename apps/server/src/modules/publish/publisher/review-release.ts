import type { publisher } from '@coverwright/contract/publish/publisher'
import { differences } from '@coverwright/domain/build/document/differences'
import { changesBetween } from '@coverwright/domain/publish/publisher/changes'
import { mostDifferences } from '@coverwright/domain/publish/publisher/review'
import { and, desc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import {
  getMountInCompany,
  getRelease,
  getReleaseInCompany,
  isAsFrozen,
  type MountRow,
  missingToSell,
  missingUnits,
  mounts,
  versionOf,
} from '../release/index.ts'
import { runTestCases } from './tried.ts'

export const reviewRelease: HandlerOf<typeof publisher, 'reviewRelease'> = async (
  { tx, actor, now },
  { releaseId, liveId },
) => {
  const { companyId } = actor
  const head = await getReleaseInCompany(tx, releaseId)
  const { content } = await getRelease(tx, { companyId, releaseId })
  const live = liveId ? await getMountInCompany(tx, liveId) : await findLive(tx, head.productId)
  const before = live && (await getRelease(tx, live)).content
  const found = before ? differences(shownOf(before), shownOf(content)) : []
  return {
    releaseId,
    productId: head.productId,
    version: head.version,
    currency: content.body.rating.currency,
    live: live ? { releaseId: live.releaseId, version: await versionOf(tx, live.releaseId), host: live.host } : null,
    changes: changesBetween(before, content),
    differences: found
      .slice(0, mostDifferences)
      .map(({ place, before: was = null, after: is = null }) => ({ place, before: was, after: is })),
    differenceCount: found.length,
    isChangedSince: !(await isAsFrozen(tx, await getProductInCompany(tx, head.productId), content)),
    isPricedTheSame: before?.programHash === content.programHash,
    missing: [
      ...(await missingToSell(tx, head.productId)),
      ...(await missingUnits(tx, { productId: head.productId, type: content.settings.type }, now, live)),
    ],
    ...(await runTestCases(tx, releaseId)),
  }
}

/** What people made of it: what was compiled or listed from that differs with it. */
const shownOf = ({ settings, body, shell, paperwork, lists }: Awaited<ReturnType<typeof getRelease>>['content']) => ({
  settings,
  ...body,
  pages: shell,
  paperwork,
  lists,
})

async function findLive(tx: ReadTx, productId: string): Promise<MountRow | undefined> {
  const [live] = await tx
    .select()
    .from(mounts)
    .where(and(eq(mounts.productId, productId), eq(mounts.state, 'live')))
    .orderBy(desc(mounts.mountedAt))
    .limit(1)
  return live
}
