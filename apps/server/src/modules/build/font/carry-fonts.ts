import { buffer } from 'node:stream/consumers'
import type { DesignFont } from '@coverwright/domain/build/product/design-file'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { type Carrier, contentKeyOf } from '../../company/file/index.ts'
import { fontKey } from './internal.ts'
import { fonts } from './tables.ts'

const { types, maxBytes } = uploadPurposes.font

export const fontCarrier: Carrier<DesignFont> = {
  library: 'f',
  contentOf: ({ content }) => Buffer.from(content, 'base64'),

  async pack(tx, { companyId, files }, id) {
    const row = await selectRow(tx, fonts, id)
    if (!row) return undefined
    const content = await buffer(await files.get(fontKey(companyId, id)))
    const { family, licence } = row
    return { key: contentKeyOf(content), family, licence, content: content.toString('base64') }
  },

  async unpack(tx, { companyId, files }, { family, licence, ...font }, refuse) {
    const content = Buffer.from(font.content, 'base64')
    // Whoever wrote the file may have written anything: it is looked into as if it were uploaded.
    const check = await checkUpload(content, { kinds: types, maxBytes })
    if (!check.isAccepted) return refuse()
    const [row] = await tx.insert(fonts).values({ family, licence, bytes: content.length }).returning({ id: fonts.id })
    if (!row) throw new Error('The font was not saved')
    await files.put(tx, fontKey(companyId, row.id), content, { type: check.type })
    return row.id
  },
}
