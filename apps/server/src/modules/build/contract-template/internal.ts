import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findPublished, templates } from '../template/index.ts'

/** As it was published last; one in the trash is none. */
export async function getPublishedContract(tx: ReadTx, id: string) {
  const row = await selectRow(tx, templates, id)
  const found = row && (await findPublished(tx, id))
  if (found?.compiled.kind !== 'contract') return fail('contract-template.not-found')
  return { id, name: found.name, tag: row?.tag ?? '', number: found.number, compiled: found.compiled }
}
