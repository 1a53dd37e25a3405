import type { company } from '@coverwright/contract/company/company'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { type CompanyRow, companies, getOwnCompany } from '../company/index.ts'
import { requireFile } from '../file/index.ts'

export const saveThemeColour: HandlerOf<typeof company, 'saveThemeColour'> = (context, { themeColour }) =>
  wear(context, { themeColour })

export const saveLogo: HandlerOf<typeof company, 'saveLogo'> = async (context, { id }) => {
  if (id) await requireFile(context.tx, id, 'logo')
  return wear(context, { logoFileId: id })
}

export const saveFavicon: HandlerOf<typeof company, 'saveFavicon'> = async (context, { id }) => {
  if (id) await requireFile(context.tx, id, 'favicon')
  return wear(context, { faviconFileId: id })
}

/** Every screen of the company that is open follows. */
async function wear(
  { tx, actor, audit }: WriteContext,
  change: Partial<Pick<CompanyRow, 'themeColour' | 'logoFileId' | 'faviconFileId'>>,
) {
  await tx.update(companies).set(change)
  publish(tx, { kind: 'company' })
  await audit(actor.companyId, change)
  return getOwnCompany(tx)
}
