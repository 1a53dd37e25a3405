import type { font } from '@coverwright/contract/build/font'
import { familyOf } from '@coverwright/domain/build/font/font'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readLimited, refusals } from '../../company/file/index.ts'
import { fontKey, toFont } from './internal.ts'
import { fonts } from './tables.ts'

const { types, maxBytes } = uploadPurposes.font

export const uploadFont: HandlerOf<typeof font, 'uploadFont'> = async (context, { name }) => {
  const { tx, actor, audit, ports, file } = context
  const content = await readLimited(file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const [row] = await tx
    .insert(fonts)
    .values({ family: familyOf(name), licence: '', bytes: content.length })
    .returning()
  if (!row) throw new Error('The font was not saved')
  await ports.files.put(tx, fontKey(actor.companyId, row.id), content, { type: check.type })
  await audit(row.id, { family: row.family, bytes: row.bytes })
  return toFont(row)
}
