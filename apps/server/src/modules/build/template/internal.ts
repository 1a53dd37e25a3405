import type { Template, TemplateBinding } from '@coverwright/domain/build/template/template'
import { templateLifecycle } from '@coverwright/domain/build/template/template-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findHeads } from '../document/index.ts'
import { type BindingRow, type TemplateRow, templateBindings, templates } from './tables.ts'

export async function getTemplateInCompany(tx: ReadTx, id: string): Promise<TemplateRow> {
  return (await selectRow(tx, templates, id)) ?? fail('template.not-found')
}

/** Held until the transaction ends: of two who move it at once the second finds it moved. */
export async function lockTemplateInCompany(tx: WriteTx, id: string): Promise<TemplateRow> {
  return (await selectRow(tx, templates, id, 'for update')) ?? fail('template.not-found')
}

export async function lockActiveTemplate(tx: WriteTx, id: string): Promise<TemplateRow> {
  const row = await lockTemplateInCompany(tx, id)
  return row.state === 'trash' ? fail('template.in-trash') : row
}

type Event = Parameters<typeof templateLifecycle.next>[1]

/** The state an event leads to from the row's own, or a refusal. */
export const stateAfter = ({ state }: Pick<TemplateRow, 'state'>, event: Event) =>
  templateLifecycle.next(state, event) ?? fail(event === 'remove' ? 'template.in-trash' : 'template.not-in-trash')

/** The templates of whoever runs the product are everybody's: to write those takes a permission of its own. */
export const editorOf = async (tx: ReadTx) =>
  (await getOwnCompanyRow(tx)).isOperator ? 'edit-system-templates' : 'manage-templates'

export async function refuseOthers({ tx, grants }: ReadContext): Promise<void> {
  const { permissions } = await grants
  if (!permissions.includes(await editorOf(tx))) fail('template.not-yours')
}

/** Changes the row and answers it as it is then. */
export async function saveTemplate(tx: WriteTx, id: string, change: Partial<TemplateRow>): Promise<Template> {
  const [row] = await tx.update(templates).set(change).where(eq(templates.id, id)).returning()
  return toTemplate(tx, row ?? fail('template.not-found'))
}

export async function toTemplate(tx: ReadTx, row: TemplateRow): Promise<Template> {
  const [template] = await toTemplates(tx, [row])
  return template ?? fail('template.not-found')
}

/** With where they are used. */
export async function toTemplates(tx: ReadTx, rows: readonly TemplateRow[]): Promise<Template[]> {
  const ids = rows.map(({ id }) => id)
  const heads = await findHeads(tx, ids)
  const bound =
    ids.length === 0 ? [] : await tx.select().from(templateBindings).where(inArray(templateBindings.templateId, ids))
  const uses = Map.groupBy(bound, ({ templateId }) => templateId)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    tag: row.tag,
    state: row.state,
    originId: row.originId,
    published:
      row.publishedNumber !== null && row.publishedAt
        ? { number: row.publishedNumber, at: row.publishedAt.toISOString() }
        : null,
    hasChanges: heads('template', row.id).revision !== row.publishedRevision,
    isForm: row.isForm,
    agentPageId: row.agentPageId,
    bindings: (uses.get(row.id) ?? []).map(toBinding),
    removedAt: row.removedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export const toBinding = ({ createdAt, updatedAt, companyId, place, ...binding }: BindingRow): TemplateBinding =>
  binding

type Place = Pick<BindingRow, 'kind' | 'eventType' | 'document' | 'productId' | 'language'> &
  Partial<Pick<BindingRow, 'agentPageId'>>

/** Of all bindings of a company one has it. */
export const placeOf = ({ kind, eventType, document, agentPageId, productId, language }: Place) =>
  // A page is drawn from one, in whichever language.
  agentPageId ? `${kind} ${agentPageId}` : [kind, eventType ?? document, productId ?? '*', language ?? '*'].join(' ')
