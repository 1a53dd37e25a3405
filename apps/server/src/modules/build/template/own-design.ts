import type { Language } from '@coverwright/domain/base/language/language'
import { templateLimits } from '@coverwright/domain/build/template/template'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import { deleteDocuments } from '../document/index.ts'
import { emptyContent } from './empty-content.ts'
import { getTemplateInCompany, refuseOthers, toTemplate } from './internal.ts'
import { chooseForPage } from './page-design.ts'
import { publishNewTemplate } from './publish-new-template.ts'
import { templateBindings, templates } from './tables.ts'
import { getPublished } from './versions.ts'

/**
 * The template that a home page has for itself. Where it has none it gets one that begins as the page is drawn now, and is
 * drawn from that: whoever comes sees no difference until it is published anew.
 */
export async function designForPage(context: WriteContext, page: { readonly id: string; readonly name: string }) {
  await refuseOthers(context)
  const { tx, actor, now } = context
  const drawn = await drawnFrom(tx, page.id)
  if (drawn?.isOwn) return toTemplate(tx, drawn.row)
  const language: Language = drawn?.language ?? 'en_uk'
  const templateId = await publishNewTemplate(tx, {
    name: await freeName(tx, page.name),
    tag: '',
    originId: drawn?.row.id ?? null,
    agentPageId: page.id,
    content: drawn?.content ?? emptyContent['agent-page'](language),
    memberId: actor.memberId,
    now,
  })
  await chooseForPage(tx, page.id, { templateId, language })
  return toTemplate(tx, await getTemplateInCompany(tx, templateId))
}

/** What the page is drawn from, as it was published last; its own where that is not in the trash. */
async function drawnFrom(tx: WriteTx, agentPageId: string) {
  const [bound] = await tx
    .select({ row: templates, language: templateBindings.language })
    .from(templateBindings)
    .innerJoin(templates, eq(templates.id, templateBindings.templateId))
    .where(eq(templateBindings.agentPageId, agentPageId))
  if (!bound?.language || bound.row.publishedNumber === null) return undefined
  const { row, language } = bound
  const { content } = await getPublished(tx, row.id, bound.row.publishedNumber)
  return { row, language, content, isOwn: row.agentPageId === agentPageId && row.state === 'active' }
}

/** The agent's, with a number behind it where that is taken. */
async function freeName(tx: WriteTx, name: string): Promise<string> {
  const rows = await tx
    .select({ name: templates.name })
    .from(templates)
    .where(and(eq(templates.kind, 'agent-page'), ne(templates.state, 'trash')))
  const taken = new Set(rows.map((row) => row.name))
  for (let number = 1; number <= templateLimits.templates; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const free = name.slice(0, templateLimits.name - end.length) + end
    if (!taken.has(free)) return free
  }
  return fail('template.too-many')
}

/** They may speak of the agent, and go with the page. */
export async function forgetDesigns(tx: WriteTx, agentPageId: string): Promise<void> {
  const own = await tx.select({ id: templates.id }).from(templates).where(eq(templates.agentPageId, agentPageId))
  for (const { id } of own) await deleteDocuments(tx, id)
  await tx.delete(templates).where(eq(templates.agentPageId, agentPageId))
}
