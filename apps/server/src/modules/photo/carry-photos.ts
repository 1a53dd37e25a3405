import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fail } from '@coverwright/domain/errors'
import { carriedPath, photoPath, photoPlaceIn } from '@coverwright/domain/photo/photo-path'
import type { DesignPhoto } from '@coverwright/domain/product/design-file'
import sharp from 'sharp'
import { FileMissing, type Files } from '../../adapters/files/files.ts'
import { selectRow } from '../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { photoKey } from './internal.ts'
import { photos } from './tables.ts'

type Document = Readonly<Record<string, unknown>> | null

interface Owner {
  readonly companyId: string
  readonly files: Files
}

/** The photos a document shows, and the document with their addresses as a file carries them. */
export async function packPhotos(tx: ReadTx, owner: Owner, document: Document) {
  const packed = new Map<string, DesignPhoto>()
  for (const { owner: company, id } of placesIn(document)) {
    const photo = company === owner.companyId && !packed.has(id) ? await pack(tx, owner, id) : undefined
    if (photo) packed.set(id, photo)
  }
  const carried = (src: string) => {
    const place = photoPlaceIn(src)
    const photo = place && place.owner === owner.companyId ? packed.get(place.id) : undefined
    return place && photo ? carriedPath(photo.key, place.width) : src
  }
  const byKey = new Map([...packed.values()].map((photo) => [photo.key, photo]))
  return {
    document: withTexts(document, carried),
    photos: [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

/** Nothing where it was deleted: a page that shows it is broken already, and stays as it is. */
async function pack(tx: ReadTx, { companyId, files }: Owner, id: string): Promise<DesignPhoto | undefined> {
  const row = await selectRow(tx, photos, id)
  if (!row) return undefined
  try {
    const sizes = await Promise.all(
      row.widths.map(async (width) => {
        const content = await buffer(await files.get(photoKey(companyId, id, width)))
        return { width, height: Math.round((row.height * width) / row.width), content: content.toString('base64') }
      }),
    )
    const { name, alt, licence } = row
    return { key: keyOf(sizes), name, alt, licence, sizes }
  } catch (error) {
    if (error instanceof FileMissing) return undefined
    throw error
  }
}

const keyOf = (sizes: DesignPhoto['sizes']) =>
  hash('sha256', Buffer.from(sizes.at(-1)?.content ?? '', 'base64')).slice(0, 32)

/** Makes the photos of a file the company's own, and leads the document to them. */
export async function unpackPhotos(tx: WriteTx, owner: Owner, carried: readonly DesignPhoto[], document: Document) {
  const kept = new Map<string, string>()
  for (const photo of carried) kept.set(photo.key, await unpack(tx, owner, photo))
  return withTexts(document, (src) => {
    const place = photoPlaceIn(src)
    const id = place?.owner === 'carried' ? kept.get(place.id) : undefined
    return place && id ? photoPath(owner.companyId, id, place.width) : src
  })
}

const notAPhoto = () =>
  fail('product.design-refused', { design: 'The file is damaged: one of its photos cannot be read.' })

async function unpack(tx: WriteTx, { companyId, files }: Owner, photo: DesignPhoto): Promise<string> {
  const { name, alt, licence, key } = photo
  if (keyOf(photo.sizes) !== key) return notAPhoto()
  const sizes = await Promise.all(
    photo.sizes.map(async ({ width, content }) => {
      const bytes = Buffer.from(content, 'base64')
      // Whoever wrote the file may have written anything: only what is the picture it says to be is shown to buyers.
      const image = await sharp(bytes, { limitInputPixels: 50_000_000 }).metadata().catch(notAPhoto)
      return image.format === 'webp' && image.width === width ? { width, height: image.height, bytes } : notAPhoto()
    }),
  )
  const widest = sizes.at(-1) ?? notAPhoto()
  const bytes = sizes.reduce((sum, size) => sum + size.bytes.length, 0)
  const [row] = await tx
    .insert(photos)
    .values({
      name,
      alt,
      licence,
      widths: sizes.map(({ width }) => width),
      width: widest.width,
      height: widest.height,
      bytes,
    })
    .returning({ id: photos.id })
  if (!row) throw new Error('The photo was not saved')
  for (const size of sizes) await files.put(photoKey(companyId, row.id, size.width), size.bytes, { type: 'image/webp' })
  return row.id
}

function placesIn(document: Document) {
  const places: NonNullable<ReturnType<typeof photoPlaceIn>>[] = []
  withTexts(document, (text) => {
    const place = photoPlaceIn(text)
    if (place) places.push(place)
    return text
  })
  return places
}

/** The same document with every text in it replaced. */
function withTexts<T>(value: T, replace: (text: string) => string): T {
  if (typeof value === 'string') return replace(value) as T
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, replace)])) as T
}
