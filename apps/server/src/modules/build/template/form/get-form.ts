import type { template } from '@coverwright/contract/build/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { type FormFile, formLimits } from '@coverwright/domain/build/template/template-form'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { ReadTx } from '../../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { type TemplateRow, templateForms, templates } from '../tables.ts'

export const getForm: HandlerOf<typeof template, 'getForm'> = async ({ tx }, { fileId }) =>
  (await findForm(tx, fileId)) ?? fail('template.form-not-found')

async function findForm(tx: ReadTx, fileId: string): Promise<FormFile | undefined> {
  const [form] = await tx.select().from(templateForms).where(eq(templateForms.fileId, fileId))
  return form
}

/** The company is held meanwhile: of two who make the sixth one finds that it is there. */
export async function refuseSeventh(tx: ReadTx): Promise<void> {
  const isInUse = and(eq(templates.isForm, true), ne(templates.state, 'trash'))
  if ((await tx.$count(templates, isInUse)) >= formLimits.templates) fail('template.too-many-forms')
}

/** A form stays one, on files that were uploaded for it and looked into, with values for fields that they have. */
export async function refuseOtherForms(
  tx: ReadTx,
  { isForm }: Pick<TemplateRow, 'isForm'>,
  content: TemplateContent,
): Promise<void> {
  if (content.kind !== 'document') return
  for (const { form } of Object.values(content.texts)) {
    if ((form !== undefined) !== isForm) fail('invalid', { texts: 'A template stays a form, or what is written' })
    if (!form) continue
    const { fields } = (await findForm(tx, form.fileId)) ?? fail('invalid', { texts: 'There is no such form' })
    const names = new Set(fields.map(({ name }) => name))
    const unknown = form.values.find(({ field }) => !names.has(field))
    if (unknown) fail('invalid', { texts: `The form has no field “${unknown.field}”` })
  }
}
