import type { template } from '@coverwright/contract/build/template'
import { and, asc, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { templateDocument } from './document-kind.ts'
import { getTemplateInCompany, toTemplate, toTemplates } from './internal.ts'
import { systemTemplates, templates } from './tables.ts'

export const listTemplates: HandlerOf<typeof template, 'listTemplates'> = async (
  { tx },
  { kind, state, search },
  paging,
) => {
  const where = and(
    kind && eq(templates.kind, kind),
    state && eq(templates.state, state),
    contains(templates.name, search),
  )
  const { items, ...page } = await selectPage(tx, templates, where, paging)
  return { items: await toTemplates(tx, items), ...page }
}

export const getTemplate: HandlerOf<typeof template, 'getTemplate'> = async ({ tx }, { id }) =>
  toTemplate(tx, await getTemplateInCompany(tx, id))

export const listSystemTemplates: HandlerOf<typeof template, 'listSystemTemplates'> = async ({ tx }, { kind }) => {
  const rows = await tx
    .select()
    .from(systemTemplates)
    .where(eq(systemTemplates.kind, kind))
    .orderBy(asc(systemTemplates.name))
  return rows.map(({ id, name, tag, number, publishedAt, content }) => ({
    id,
    kind,
    name,
    tag,
    number,
    publishedAt: publishedAt.toISOString(),
    content: templateDocument.model.parse(content),
  }))
}
