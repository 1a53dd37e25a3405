import type { companyDocument } from '@coverwright/contract/build/company-document'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { addVersion } from './add-document.ts'
import { toCompanyDocument, todayHere } from './internal.ts'
import { keepSentFile } from './keep-version.ts'

export const uploadVersion: HandlerOf<typeof companyDocument, 'uploadVersion'> = async (context, { id, name }) => {
  const sent = await keepSentFile(context, name)
  const { row, version } = await addVersion(context.tx, id, sent)
  await context.audit(id, { name: row.name, version: version.number, bytes: version.bytes })
  return toCompanyDocument(row, version, await todayHere(context))
}
