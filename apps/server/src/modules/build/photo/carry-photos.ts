import { buffer } from 'node:stream/consumers'
import type { DesignPhoto } from '@coverwright/domain/build/product/design-file'
import sharp from 'sharp'
import { selectRow } from '../../../platform/database/select-row.ts'
import { type Carrier, contentKeyOf } from '../../company/file/index.ts'
import { photoKey } from './internal.ts'
import { photos } from './tables.ts'

const contentOf = ({ sizes }: Pick<DesignPhoto, 'sizes'>) => Buffer.from(sizes.at(-1)?.content ?? '', 'base64')

export const photoCarrier: Carrier<DesignPhoto> = {
  library: 'p',
  contentOf,

  async pack(tx, { companyId, files }, id) {
    const row = await selectRow(tx, photos, id)
    if (!row) return undefined
    const sizes = await Promise.all(
      row.widths.map(async (width) => {
        const content = await buffer(await files.get(photoKey(companyId, id, width)))
        return { width, height: Math.round((row.height * width) / row.width), content: content.toString('base64') }
      }),
    )
    const { name, alt, licence } = row
    return { key: contentKeyOf(contentOf({ sizes })), name, alt, licence, sizes }
  },

  async unpack(tx, { companyId, files }, { name, alt, licence, ...photo }, refuse) {
    const sizes = await Promise.all(
      photo.sizes.map(async ({ width, content }) => {
        const bytes = Buffer.from(content, 'base64')
        // Whoever wrote the file may have written anything: only what is the picture it says to be is shown to buyers.
        const image = await sharp(bytes, { limitInputPixels: 50_000_000 }).metadata().catch(refuse)
        return image.format === 'webp' && image.width === width ? { width, height: image.height, bytes } : refuse()
      }),
    )
    const { width, height } = sizes.at(-1) ?? refuse()
    const widths = sizes.map((size) => size.width)
    const bytes = sizes.reduce((sum, size) => sum + size.bytes.length, 0)
    const [row] = await tx
      .insert(photos)
      .values({ name, alt, licence, widths, width, height, bytes })
      .returning({ id: photos.id })
    if (!row) throw new Error('The photo was not saved')
    for (const size of sizes)
      await files.put(tx, photoKey(companyId, row.id, size.width), size.bytes, { type: 'image/webp' })
    return row.id
  },
}
