import type { directPage } from '@coverwright/contract/sell/direct-page'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { choosableForPages, chooseForPage, standardDesign, tryDesign } from '../../build/template/index.ts'
import { drawForLook } from './draw-for-look.ts'
import { readFacts } from './find-shown-page.ts'
import { getPageInCompany, lockPageInCompany, savePage, toAgentPage } from './internal.ts'
import { tellServers } from './tell-servers.ts'

export const listPageTemplates: HandlerOf<typeof directPage, 'listTemplates'> = async ({ tx }) => choosableForPages(tx)

/** As it would be drawn, with all that it says. */
export const previewPage: HandlerOf<typeof directPage, 'previewTemplate'> = async (
  { tx },
  { id, templateId, language },
) => {
  const { values, ...facts } = await readFacts(tx, await getPageInCompany(tx, id))
  const { design, missing } = templateId
    ? await tryDesign(tx, { agentPageId: id, templateId, language }, values)
    : { design: standardDesign(), missing: [] }
  return { html: drawForLook(facts, design), missing: [...missing] }
}

export const choosePageTemplate: HandlerOf<typeof directPage, 'chooseTemplate'> = async (
  { tx, audit, now },
  { id, templateId, language },
) => {
  const { agentId } = await lockPageInCompany(tx, id)
  await chooseForPage(tx, id, templateId ? { templateId, language } : null)
  const row = await savePage(tx, id, { updatedAt: now })
  await tellServers(tx, id)
  await audit(id, { agentId, templateId, ...(templateId && { language }) })
  return toAgentPage(tx, row, now)
}
