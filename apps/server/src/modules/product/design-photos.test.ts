import { sampleBody } from '@coverwright/domain/body/sample-body'
import { sampleShell } from '@coverwright/domain/page/sample-shell'
import { writeDesign } from '@coverwright/domain/product/design-file'
import { RatingTable } from '@coverwright/domain/rating/rating-table'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/builders.ts'
import { startTestApp } from '../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const asFile = (design: unknown) => new Blob([JSON.stringify(design)])

const drawn = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#156' } })
    .png()
    .toBuffer()

/** A product that shows a photo of the library's, twice, and its design as a file. */
async function aDesignWithPhoto() {
  const { id, name } = await aProduct(app, company)
  const photo = await company.client.photo.uploadPhoto(
    { name: 'harbour.png' },
    new Blob([new Uint8Array(await drawn(1500))]),
  )
  await company.client.photo.updatePhoto({ id: photo.id, name: 'Harbour', alt: 'Boats', licence: 'Our own' })
  const picture = { src: photo.src, width: photo.width, height: photo.height, alt: 'Boats' }
  const shell = { ...sampleShell, social: { ...sampleShell.social, image: picture }, favicon: photo.src }
  await company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  await company.client.product.updateShell({ id, revision: 1, shell })
  return { name, photo, design: await company.client.product.exportDesign({ id }) }
}

test('photos travel in the file, belong to whoever takes it in, and leave again as they came', async () => {
  const { name, photo, design } = await aDesignWithPhoto()
  expect(design.photos).toMatchObject([{ name: 'Harbour', alt: 'Boats', licence: 'Our own' }])
  expect(design.photos[0]?.sizes.map(({ width }) => width)).toEqual([640, 1280, 1500])
  expect(JSON.stringify(design)).not.toContain(company.companyId)

  const elsewhere = await app.aCompany()
  const imported = await elsewhere.client.product.importDesign({ name }, asFile(design))
  expect(await elsewhere.client.product.exportDesign({ id: imported.id })).toEqual(design)
  const { items } = await elsewhere.client.photo.listPhotos({})
  expect(items).toMatchObject([{ name: 'Harbour', licence: 'Our own', width: photo.width, height: photo.height }])

  // Not the one it was taken from, which may go some day.
  const { shell } = await elsewhere.client.product.getShell({ id: imported.id })
  const { favicon, social } = shell as typeof sampleShell
  expect(favicon).toBe(items[0]?.src)
  expect(favicon).toContain(elsewhere.companyId)
  for (const src of [favicon, social.image?.src, favicon?.replace('/1500', '/640')]) {
    const answer = await app.app.inject({ url: src ?? '' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('a photo that is none is refused with the reason, and nothing of the design is kept', async () => {
  const { design } = await aDesignWithPhoto()
  const { settings, body, shell, photos } = design
  const [first] = photos
  if (!first) throw new Error('There is no photo')
  const script = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  const before = await company.client.photo.listPhotos({})
  const forged = { ...first, sizes: first.sizes.map((size) => ({ ...size, content: script })) }
  const mislabelled = {
    ...first,
    sizes: first.sizes.map(({ width, height, content }) => ({ width: width + 1, height, content })),
  }
  for (const wrong of [forged, mislabelled]) {
    const file = asFile(writeDesign({ settings, body, shell, tables: [] }, [wrong]))
    await expect(company.client.product.importDesign({ name: 'Forged' }, file)).rejects.toMatchObject({
      code: 'product.design-refused',
      fields: { design: 'The file is damaged: one of its photos cannot be read.' },
    })
  }
  expect((await company.client.photo.listPhotos({})).items).toEqual(before.items)
  expect((await company.client.product.listProducts({ search: 'Forged' })).items).toEqual([])
})

test('a design may be larger than a call without a file', async () => {
  const { design } = await aDesignWithPhoto()
  const rows = Array.from({ length: 30_000 }, (_, at) => ({ when: [`area ${at}`], results: ['1.10'] }))
  const large = RatingTable.parse({
    name: 'by_area',
    hitPolicy: 'first',
    dimensions: [{ kind: 'text', name: 'area' }],
    outputs: [{ kind: 'number', name: 'rate', decimals: 2 }],
    editions: [{ from: null, to: null, rows }],
  })
  const { settings, body, shell, photos } = design
  const file = asFile(writeDesign({ settings, body, shell, tables: [{ kind: 'pricing', table: large }] }, photos))
  expect(file.size).toBeGreaterThan(1024 * 1024)
  const { id } = await company.client.product.importDesign({ name: 'Large' }, file)
  expect((await company.client.product.exportDesign({ id })).tables[0]?.table.editions[0]?.rows).toHaveLength(30_000)
})
