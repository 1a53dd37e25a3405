import type { fileTemplate } from '@coverwright/contract/build/file-template'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { eraseFile } from '../../company/file/index.ts'
import { changeFileTemplate, lockFileTemplateInCompany, versionsOf } from './internal.ts'
import { fileTemplates } from './tables.ts'

export const updateFileTemplate: HandlerOf<typeof fileTemplate, 'updateFileTemplate'> = async (
  { tx, audit },
  { id, name, tag },
) => {
  await lockFileTemplateInCompany(tx, id)
  await audit(id, { name, tag })
  return changeFileTemplate(tx, id, { name, tag })
}

/** With its files: what was put among the company's documents is a file of its own. */
export const deleteFileTemplate: HandlerOf<typeof fileTemplate, 'deleteFileTemplate'> = async (
  { tx, audit, ports },
  { id },
) => {
  const { name } = await lockFileTemplateInCompany(tx, id)
  const versions = await versionsOf(tx, [id])
  await tx.delete(fileTemplates).where(eq(fileTemplates.id, id))
  for (const { fileId } of versions) await eraseFile(tx, ports.files, fileId)
  await audit(id, { name, deleted: true })
  return null
}
