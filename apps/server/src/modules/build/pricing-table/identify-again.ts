import type { pricing } from '@coverwright/contract/build/pricing'
import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getVersionInCompany, saveVersion, toVersion } from './internal.ts'
import { identifyTable } from './jobs.ts'

/** Also for a file whose reading never came to an end: the job that comes late finds that it is not asked any more. */
export const identifyAgain: HandlerOf<typeof pricing, 'identifyAgain'> = async ({ tx, actor, audit }, { id }) => {
  const version = await getVersionInCompany(tx, id)
  if (!version.fileId) return fail('pricing-table.state')
  const state = version.state === 'uploaded' ? 'uploaded' : pricingTableLifecycle.next(version.state, 'retry')
  if (!state) return fail('pricing-table.state')
  const jobId = await enqueue(tx, identifyTable, { versionId: id }, { memberId: actor.memberId })
  const saved = await saveVersion(tx, version, { state, jobId, reasons: [], identified: null })
  await audit(id, { state })
  return toVersion(saved)
}
