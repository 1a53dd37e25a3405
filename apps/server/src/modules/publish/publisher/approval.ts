import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publishSettings } from './tables.ts'

export async function needsApproval(tx: ReadTx): Promise<boolean> {
  const [row] = await tx.select().from(publishSettings)
  return row?.needsApproval ?? false
}

/** Nothing new goes before the public on one person's word where the company wants two. */
export async function checkApproval(tx: ReadTx): Promise<void> {
  if (await needsApproval(tx)) fail('publisher.needs-approval')
}

export const getSettings: HandlerOf<typeof publisher, 'getSettings'> = async ({ tx }) => ({
  needsApproval: await needsApproval(tx),
})

export const updateSettings: HandlerOf<typeof publisher, 'updateSettings'> = async (
  { tx, audit, actor },
  { needsApproval: isWanted },
) => {
  const before = await needsApproval(tx)
  await tx
    .insert(publishSettings)
    .values({ needsApproval: isWanted })
    .onConflictDoUpdate({ target: [publishSettings.companyId], set: { needsApproval: isWanted } })
  await audit(actor.companyId, { from: before, to: isWanted })
  return { needsApproval: isWanted }
}
