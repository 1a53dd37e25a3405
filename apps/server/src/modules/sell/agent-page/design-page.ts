import type { PageDesign } from '@coverwright/blocks/agent-page/page-facts'
import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import { readers } from '@coverwright/domain/readers'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { designForPage, readDraft } from '../../build/template/index.ts'
import { drawForLook } from './draw-for-look.ts'
import { readFacts } from './find-shown-page.ts'
import { agentOf, getPageInCompany, lockPageInCompany, savePage } from './internal.ts'
import { tellServers } from './tell-servers.ts'

export const designPage: HandlerOf<typeof directPage, 'design'> = async (context, { id }) => {
  const { tx, audit, now } = context
  const page = await lockPageInCompany(tx, id)
  const template = await designForPage(context, { id, name: (await agentOf(tx, page)).name })
  await savePage(tx, id, { updatedAt: now })
  await tellServers(tx, id)
  await audit(id, { agentId: page.agentId, templateId: template.id })
  return template
}

/** What is written, with everything that this page says. */
export const previewDraft: HandlerOf<typeof directPage, 'previewDraft'> = async (
  { tx, grants },
  { id, templateId, language },
) => {
  const { permissions } = await grants
  if (!readers.templates.some((one) => permissions.includes(one))) return fail('template.not-yours')
  const { values, ...facts } = await readFacts(tx, await getPageInCompany(tx, id))
  const page = { values, draw: (design: PageDesign) => drawForLook(facts, design) }
  const { document, logo, ...drafted } = await readDraft(tx, { id: templateId, language, page })
  return { ...drafted, pdf: null }
}
