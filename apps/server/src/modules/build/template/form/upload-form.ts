import { hash } from 'node:crypto'
import type { template } from '@coverwright/contract/build/template'
import { DocumentText } from '@coverwright/domain/build/template/document-block'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { type FormFile, formLimits } from '@coverwright/domain/build/template/template-form'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { checkUpload } from '../../../../adapters/files/check-upload.ts'
import type { FileContext } from '../../../../platform/http/context.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../../../company/company/index.ts'
import { keepFile, readLimited, refusals } from '../../../company/file/index.ts'
import { insertTemplate } from '../create-template.ts'
import { lockActiveTemplate, refuseOthers, toTemplate } from '../internal.ts'
import { templateForms } from '../tables.ts'
import { judgeFormFile } from './form-tasks.ts'

/** A template that is a PDF form: what is in its fields now is written there until somebody says what else. */
export const uploadForm: HandlerOf<typeof template, 'uploadForm'> = async (context, { name, tag, language }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const form = await keepForm(context, name)
  const content = contentOf(form, name, language)
  const row = await insertTemplate(tx, { kind: 'document', isForm: true, name, tag, originId: null }, content)
  await audit(row.id, { kind: 'document', name, fileId: form.fileId })
  return toTemplate(tx, row)
}

/** Another form for a template that is one, to be put in place of the one that is in its draft. */
export const uploadNextForm: HandlerOf<typeof template, 'uploadNextForm'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const form = await keepForm(context, 'form.pdf')
  const { isForm, name } = await lockActiveTemplate(tx, id)
  if (!isForm) return fail('template.not-a-form')
  await audit(id, { name, fileId: form.fileId })
  return form
}

const { types, maxBytes } = uploadPurposes['template-form']

/** Told by what is in it. The same file is kept once, and for good: what was sold is printed on it. */
async function keepForm({ tx, actor, ports, file }: FileContext, name: string): Promise<FormFile> {
  if ((await getOwnCompanyRow(tx)).isOperator) return fail('template.forms-are-own')
  const content = await readLimited(file, maxBytes)
  if (!content.subarray(0, 1024).includes('%PDF-', 0, 'latin1')) return fail('file.format')
  const judged = await judgeFormFile(content)
  if ('fault' in judged) return fail(`template.form-${judged.fault}`)
  const check = await checkUpload(content, { kinds: types, maxBytes })
  if (!check.isAccepted) return fail(refusals[check.reason])
  await lockOwnCompany(tx)
  const sha = hash('sha256', content)
  const [known] = await tx.select().from(templateForms).where(eq(templateForms.hash, sha))
  if (known) return known
  if ((await tx.$count(templateForms)) >= formLimits.files) return fail('template.too-many-form-files')
  const made = { memberId: actor.memberId, purpose: 'template-form', name, type: check.type, content } as const
  const { id: fileId } = await keepFile(tx, ports.files, made)
  const form = { fileId, ...judged }
  await tx.insert(templateForms).values({ ...form, hash: sha })
  return form
}

type Language = Parameters<typeof uploadForm>[1]['language']

function contentOf({ fileId, fields }: FormFile, title: string, language: Language): TemplateContent {
  const values = fields
    .filter(({ initial }) => initial !== '')
    .map(({ name, initial }) => ({ field: name, text: initial }))
  // What stands in a field may be longer than a template keeps, or look like a field of ours that there is none of.
  const kept = values.filter((value) => isKept({ title, blocks: [], form: { fileId, values: [value] } }))
  return { version: 1, kind: 'document', texts: { [language]: { title, blocks: [], form: { fileId, values: kept } } } }
}

const isKept = (text: DocumentText) => DocumentText.safeParse(text).success
