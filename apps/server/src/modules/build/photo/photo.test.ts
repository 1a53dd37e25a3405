import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { narrowerPhotos } from '@coverwright/domain/build/photo/photo-path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()

/** Taken upright with a camera that was held sideways, somewhere. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '54/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const upload = async (content: Buffer, name = 'harbour at dawn.jpg') =>
  company.client.photo.uploadPhoto({ name }, new Blob([new Uint8Array(content)]))

const fetched = async (path: string) => app.app.inject({ url: path })

test('a photo is turned upright, loses what the camera wrote, and comes in the widths pages need', async () => {
  const photo = await upload(await photograph(2400, 3600))
  expect(photo).toMatchObject({ name: 'harbour at dawn', width: 1920, height: 1280 })

  const folder = photo.src.slice(0, photo.src.lastIndexOf('/'))
  for (const [width, height] of [
    [640, 427],
    [1280, 853],
    [1920, 1280],
  ] as const) {
    const { statusCode, headers, rawPayload } = await fetched(`${folder}/${width}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toContain('immutable')
    const about = await sharp(rawPayload).metadata()
    expect([about.width, about.height, about.exif]).toEqual([width, height, undefined])
  }
  expect(narrowerPhotos(photo.src, photo.width)?.split(', ')).toHaveLength(3)
})

test('a small picture stays as small as it is', async () => {
  const photo = await upload(await photograph(300, 500))
  expect([photo.width, photo.height]).toEqual([500, 300])
  expect((await fetched(photo.src)).statusCode).toBe(200)
})

test.each([
  ['a page in a picture’s name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.jpg'],
  ['a picture under another name', Buffer.alloc(0), 'x.png'],
])('%s is refused', async (_what, content, name) => {
  const bytes = content.length > 0 ? content : await photograph(10, 10)
  await expect(upload(bytes, name)).rejects.toMatchObject({ status: 422 })
})

test('a damaged picture is refused', async () => {
  const whole = await photograph(800, 600)
  await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'file.format' })
})

test.each(['/_/p/x/y/640', '/_/p/..%2f../..%2f../640', `/_/p/${'a'.repeat(36)}/${'b'.repeat(36)}/640`])(
  'nothing is at %s',
  async (path) => expect((await fetched(path)).statusCode).toBe(404),
)

test('what a product shows cannot be deleted; what none shows is gone with its files', async () => {
  const { client } = company
  const shown = await upload(await photograph(100, 100))
  const product = await aProduct(app, company)
  const shell = { ...sampleShell, social: { ...sampleShell.social, image: pictureOf(shown) } }
  await client.product.updateShell({ id: product.id, revision: 1, shell })
  await expect(client.photo.deletePhoto({ id: shown.id })).rejects.toMatchObject({ code: 'photo.in-use' })
  expect((await fetched(shown.src)).statusCode).toBe(200)

  const unused = await upload(await photograph(100, 100))
  await client.photo.updatePhoto({ id: unused.id, name: 'Quay', alt: 'A quay', licence: 'Our own' })
  expect((await client.photo.listPhotos({ search: 'quay' })).items).toMatchObject([{ alt: 'A quay' }])
  await client.photo.deletePhoto({ id: unused.id })
  expect((await fetched(unused.src)).statusCode).toBe(404)
  expect((await client.photo.listPhotos({ search: 'quay' })).total).toBe(0)
})

const pictureOf = ({ src, width, height, alt }: Awaited<ReturnType<typeof upload>>) => ({ src, width, height, alt })
