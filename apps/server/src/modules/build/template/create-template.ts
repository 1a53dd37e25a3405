import type { template } from '@coverwright/contract/build/template'
import { templateLimits } from '@coverwright/domain/build/template/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { createDocument, readDocument } from '../document/index.ts'
import { templateDocument } from './document-kind.ts'
import { emptyContent } from './empty-content.ts'
import { refuseSeventh } from './form/get-form.ts'
import { refuseOthers, toTemplate } from './internal.ts'
import { systemTemplates, type TemplateRow, templates } from './tables.ts'

type New = Pick<TemplateRow, 'kind' | 'name' | 'tag' | 'originId'> &
  Partial<Pick<TemplateRow, 'isForm' | 'agentPageId'>>

/** Templates in the trash count: whoever restores them finds room. */
export async function insertTemplate(tx: WriteTx, made: New, content: TemplateContent): Promise<TemplateRow> {
  await lockOwnCompany(tx)
  if ((await tx.$count(templates)) >= templateLimits.templates) return fail('template.too-many')
  if (made.isForm) await refuseSeventh(tx)
  const [row] = await tx.insert(templates).values(made).returning()
  if (!row) throw new Error('The template was not saved')
  await createDocument(tx, templateDocument, row.id, content)
  return row
}

export const createTemplate: HandlerOf<typeof template, 'createTemplate'> = async (context, form) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const { kind, name, tag, language } = form
  const row = await insertTemplate(tx, { kind, name, tag, originId: null }, emptyContent[kind](language))
  await audit(row.id, { kind, name })
  return toTemplate(tx, row)
}

/** What a copy is made of: one's own draft, or what the platform has published. */
export async function findSource(tx: ReadTx, id: string) {
  const [own] = await tx.select().from(templates).where(eq(templates.id, id))
  const draft = own && (await readDocument(tx, templateDocument, id))
  if (own && draft) return { kind: own.kind, isForm: own.isForm, tag: own.tag, content: draft }
  const [system] = await tx.select().from(systemTemplates).where(eq(systemTemplates.id, id))
  const content = system && templateDocument.model.parse(system.content)
  return system && content && { kind: system.kind, isForm: false, tag: system.tag, content }
}

export const copyTemplate: HandlerOf<typeof template, 'copyTemplate'> = async (context, { id, name }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const { kind, isForm, tag, content } = (await findSource(tx, id)) ?? fail('template.not-found')
  const row = await insertTemplate(tx, { kind, isForm, name, tag, originId: id }, content)
  await audit(row.id, { kind, name, originId: id })
  return toTemplate(tx, row)
}
