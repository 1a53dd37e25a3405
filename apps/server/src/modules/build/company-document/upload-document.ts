import type { companyDocument } from '@coverwright/contract/build/company-document'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { addDocument } from './add-document.ts'
import { toCompanyDocument, todayHere } from './internal.ts'
import { keepSentFile } from './keep-version.ts'

export const uploadDocument: HandlerOf<typeof companyDocument, 'uploadDocument'> = async (context, { name }) => {
  const sent = await keepSentFile(context, name)
  const { row, version } = await addDocument(context.tx, name, sent)
  await context.audit(row.id, { name: row.name, bytes: version.bytes })
  return toCompanyDocument(row, version, await todayHere(context))
}
