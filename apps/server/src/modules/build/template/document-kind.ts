import { type TemplateContent, templateModel } from '@coverwright/domain/build/template/template-content'
import { fail } from '@coverwright/domain/errors'
import { eq, sql } from 'drizzle-orm'
import type { DocumentKind } from '../document/index.ts'
import { refuseOtherForms } from './form/get-form.ts'
import { editorOf, getTemplateInCompany, lockActiveTemplate } from './internal.ts'
import { refuseUnknownFields } from './keywords-of-template.ts'
import { templates } from './tables.ts'

export const templateDocument: DocumentKind<typeof TemplateContent> = {
  name: 'template',
  model: templateModel,
  readers: ['manage-templates'],
  editor: editorOf,
  refusals: {
    changedMeanwhile: 'document.changed-meanwhile',
    beingEdited: 'document.being-edited',
    empty: 'document.empty',
    noSuchVersion: 'document.version-not-found',
  },
  findOwner: getTemplateInCompany,
  mayEdit: async (tx, id) => {
    await lockActiveTemplate(tx, id)
  },
  saved: async (tx, { ownerId, before, after }) => {
    const template = await getTemplateInCompany(tx, ownerId)
    if (after.kind !== template.kind) fail('invalid', { kind: 'A template stays of its kind' })
    await refuseOtherForms(tx, template, after)
    await refuseUnknownFields(tx, before, after)
    await tx.update(templates).set({ updatedAt: sql`now()` }).where(eq(templates.id, ownerId))
  },
}
