import type { fileTemplate } from '@coverwright/contract/build/file-template'
import { fileTemplateLimits } from '@coverwright/domain/build/file-template/file-template'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { eq } from 'drizzle-orm'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { FileContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { keepFile, readLimited, refusals } from '../../company/file/index.ts'
import { changeFileTemplate, lockFileTemplateInCompany, toFileTemplate } from './internal.ts'
import { type FileVersionRow, fileTemplates, fileTemplateVersions } from './tables.ts'

const { types, maxBytes } = uploadPurposes.attachment

type SentFile = Pick<FileVersionRow, 'fileId' | 'fileName' | 'type' | 'bytes'>

/** Told by what is in it, never by its name. Kept before anything is locked: nobody waits for a file. */
async function keepSentFile({ tx, actor, ports, file }: FileContext, name: string): Promise<SentFile> {
  const content = await readLimited(file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const { type, bytes } = check
  const { memberId } = actor
  const { id } = await keepFile(tx, ports.files, { memberId, purpose: 'attachment', name, type, content })
  return { fileId: id, fileName: name, type, bytes }
}

export const uploadFileTemplate: HandlerOf<typeof fileTemplate, 'uploadFileTemplate'> = async (context, { name }) => {
  const { tx, audit } = context
  const sent = await keepSentFile(context, name)
  await lockOwnCompany(tx)
  if ((await tx.$count(fileTemplates)) >= fileTemplateLimits.files) return fail('file-template.too-many')
  const [row] = await tx
    .insert(fileTemplates)
    .values({ name: await freeName(tx, name), tag: '', newestNumber: 1 })
    .returning()
  if (!row) throw new Error('The file was not saved')
  await tx.insert(fileTemplateVersions).values({ templateId: row.id, number: 1, ...sent })
  await audit(row.id, { name: row.name, bytes: sent.bytes })
  return toFileTemplate(tx, row)
}

/** Called after its file, and told apart from what is called so already. The company is held meanwhile. */
async function freeName(tx: WriteTx, fileName: string): Promise<string> {
  const base = beginningOf(fileName.replace(/\.[^.]*$/, '').trim(), 100) || 'File'
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? base : `${base} (${copy})`
    if ((await tx.$count(fileTemplates, eq(fileTemplates.name, name))) === 0) return name
  }
}

export const uploadFileTemplateVersion: HandlerOf<typeof fileTemplate, 'uploadFileTemplateVersion'> = async (
  context,
  { id, name },
) => {
  const { tx, audit } = context
  const sent = await keepSentFile(context, name)
  const row = await lockFileTemplateInCompany(tx, id)
  if (row.newestNumber >= fileTemplateLimits.versions) return fail('file-template.too-many')
  const number = row.newestNumber + 1
  await tx.insert(fileTemplateVersions).values({ templateId: id, number, ...sent })
  await audit(id, { name: row.name, version: number, bytes: sent.bytes })
  return changeFileTemplate(tx, id, { newestNumber: number })
}
