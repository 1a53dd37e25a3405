import type { fileTemplate } from '@coverwright/contract/build/file-template'
import { asc } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFileTemplateInCompany, toFileTemplate, toFileTemplates, toVersion, versionsOf } from './internal.ts'
import { fileTemplates } from './tables.ts'

export const listFileTemplates: HandlerOf<typeof fileTemplate, 'listFileTemplates'> = async ({ tx }) =>
  toFileTemplates(tx, await tx.select().from(fileTemplates).orderBy(asc(fileTemplates.name)))

export const getFileTemplate: HandlerOf<typeof fileTemplate, 'getFileTemplate'> = async ({ tx }, { id }) => {
  const file = await toFileTemplate(tx, await getFileTemplateInCompany(tx, id))
  return { file, versions: (await versionsOf(tx, [id])).map(toVersion) }
}
