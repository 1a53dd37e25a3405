import type { post } from '@coverwright/contract/assist/post'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { postSettings } from './tables.ts'

/** Unless the company has it otherwise: who writes a promotion does not approve it. */
export async function needsSecondPerson(tx: ReadTx): Promise<boolean> {
  const [row] = await tx.select().from(postSettings).limit(1)
  return row?.needsSecondPerson ?? true
}

export const getSettings: HandlerOf<typeof post, 'getSettings'> = async ({ tx }) => ({
  needsSecondPerson: await needsSecondPerson(tx),
})

export const changeSettings: HandlerOf<typeof post, 'changeSettings'> = async ({ tx, audit }, settings) => {
  const [row] = await tx
    .insert(postSettings)
    .values(settings)
    .onConflictDoUpdate({ target: postSettings.companyId, set: settings })
    .returning()
  if (!row) throw new Error('The setting was not saved')
  await audit(row.id, settings)
  return settings
}
