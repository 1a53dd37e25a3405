import { buffer } from 'node:stream/consumers'
import type { fileTemplate } from '@coverwright/contract/build/file-template'
import { fail } from '@coverwright/domain/errors'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { putDocument } from '../company-document/index.ts'
import { changeFileTemplate, getFileTemplateInCompany, lockFileTemplateInCompany, versionsOf } from './internal.ts'

/** Whoever deletes it meanwhile takes the file away: whether it is there is looked at before the fault is said. */
class Unread {
  readonly reason: unknown
  constructor(reason: unknown) {
    this.reason = reason
  }
}
const unread = (reason: unknown) => new Unread(reason)

/** A copy of its own: the file goes with its template, the document stays. */
export const useFileTemplate = goOut<typeof fileTemplate, 'useFileTemplate'>()({
  read: async ({ tx }, { id }) => {
    await getFileTemplateInCompany(tx, id)
    const [newest] = await versionsOf(tx, [id])
    return newest ?? fail('file-template.not-found')
  },
  act: ({ companyId, fileId }, { ports }) => ports.files.get(fileKey(companyId, fileId)).then(buffer).catch(unread),
  settle: async (context, { templateId, number, type, fileName }, content) => {
    const { tx, audit } = context
    const { name, documentId } = await lockFileTemplateInCompany(tx, templateId)
    if (content instanceof Unread) throw content.reason
    const extension = /\.[^.]*$/.exec(fileName)?.[0] ?? ''
    const document = await putDocument(context, documentId, { name: `${name}${extension}`, type, content })
    await audit(templateId, { name, version: number, documentId: document.id })
    return changeFileTemplate(tx, templateId, { documentId: document.id, documentNumber: number })
  },
})
