import { hash } from 'node:crypto'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { type DesignFont, writeDesign } from '@coverwright/domain/build/product/design-file'
import { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { hashJson } from '@coverwright/domain/hash-json'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aFont } from '../../../../test/design-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyFont } from '../../../../test/tiny-font.ts'

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

test('a design that is refused for its name leaves no file behind', async () => {
  const { name, design } = await aDesignWithPhoto()
  const { files } = app.ports
  const put = vi.spyOn(files, 'put')
  await expect(company.client.product.importDesign({ name }, asFile(design))).rejects.toMatchObject({
    code: 'product.name-taken',
  })
  const keys = put.mock.calls.map(([, key]) => key)
  put.mockRestore()
  expect(keys).toHaveLength(3)
  expect(await Promise.all(keys.map(files.exists))).toEqual([false, false, false])
})

test('a photo that is none is refused with the reason, and nothing of the design is kept', async () => {
  const { design } = await aDesignWithPhoto()
  const { settings, body, shell, photos, fonts } = design
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
    const file = asFile(writeDesign({ settings, body, shell, tables: [] }, { photos: [wrong], fonts }))
    await expect(company.client.product.importDesign({ name: 'Forged' }, file)).rejects.toMatchObject({
      code: 'product.design-refused',
      fields: { design: 'The file is damaged: one of its photos or fonts cannot be read.' },
    })
  }
  expect((await company.client.photo.listPhotos({})).items).toEqual(before.items)
  expect((await company.client.product.listProducts({ search: 'Forged' })).items).toEqual([])
})

/** A product set in a font of the library's, and its design as a file. */
async function aDesignWithFont() {
  const { id, name } = await aProduct(app, company)
  const font = await aFont(company)
  await company.client.font.updateFont({ id: font.id, family: 'Tarn Grotesk', licence: 'SIL OFL 1.1' })
  const theme = { ...sampleShell.theme, ownFont: { family: 'Tarn Grotesk', src: font.src } }
  await company.client.product.updateShell({ id, revision: 1, shell: { ...sampleShell, theme } })
  return { name, design: await company.client.product.exportDesign({ id }) }
}

test('the own font travels too: looked into, a font of the other library, and it leaves again as it came', async () => {
  const { name, design } = await aDesignWithFont()
  expect(design.fonts).toMatchObject([{ family: 'Tarn Grotesk', licence: 'SIL OFL 1.1' }])
  expect(JSON.stringify(design)).not.toContain(company.companyId)

  const elsewhere = await app.aCompany()
  const imported = await elsewhere.client.product.importDesign({ name }, asFile(design))
  expect(await elsewhere.client.product.exportDesign({ id: imported.id })).toEqual(design)
  const { items } = await elsewhere.client.font.listFonts({})
  expect(items).toMatchObject([{ family: 'Tarn Grotesk', licence: 'SIL OFL 1.1', bytes: tinyFont.length }])
  const { shell } = await elsewhere.client.product.getShell({ id: imported.id })
  expect(shell).toMatchObject({ theme: { ownFont: { family: 'Tarn Grotesk', src: items[0]?.src } } })
  expect(items[0]?.src).toContain(elsewhere.companyId)
  const { statusCode, rawPayload } = await app.app.inject({ url: items[0]?.src ?? '' })
  expect([statusCode, rawPayload.equals(Buffer.from(tinyFont))]).toEqual([200, true])
})

const withContent = (font: DesignFont, content: Uint8Array): DesignFont => ({
  ...font,
  key: hash('sha256', content).slice(0, 32),
  content: Buffer.from(content).toString('base64'),
})
const bombed = tinyFont.with(16, 0x7f)

test.each<[string, (font: DesignFont) => DesignFont, string]>([
  [
    'a page',
    (font) => withContent(font, Buffer.from('<svg onload="alert(1)"/>')),
    'one of its photos or fonts cannot be read.',
  ],
  ['nothing', (font) => withContent(font, Buffer.alloc(0)), 'one of its photos or fonts cannot be read.'],
  [
    'a font cut short',
    (font) => withContent(font, tinyFont.subarray(0, 1000)),
    'one of its photos or fonts cannot be read.',
  ],
  ['one that unpacks to gigabytes', (font) => withContent(font, bombed), 'one of its photos or fonts cannot be read.'],
  [
    'another font than the key says',
    (font) => ({ ...font, key: 'a'.repeat(32) }),
    'one of its photos or fonts cannot be read.',
  ],
  ['a name that ends a style sheet', (font) => ({ ...font, family: "x'}body{display:none" }), 'fonts.0.family'],
])('a font that is %s is refused with the reason, and nothing is kept', async (_what, forge, reason) => {
  const { design } = await aDesignWithFont()
  const { settings, body, shell, fonts } = design
  const before = await company.client.font.listFonts({})
  const file = asFile(writeDesign({ settings, body, shell, tables: [] }, { photos: [], fonts: fonts.map(forge) }))
  await expect(company.client.product.importDesign({ name: 'Forged font' }, file)).rejects.toMatchObject({
    code: 'product.design-refused',
    fields: { design: `The file is damaged: ${reason}` },
  })
  expect(await company.client.font.listFonts({})).toEqual(before)
  expect((await company.client.product.listProducts({ search: 'Forged font' })).items).toEqual([])
})

test('a file of the first version, without fonts, is taken in with its photos', async () => {
  const { design } = await aDesignWithPhoto()
  const { fonts: _fonts, hash: _hash, ...content } = design
  const old = { ...content, version: 1 }
  const file = asFile({ ...old, hash: hashJson(old) })
  const { id } = await company.client.product.importDesign({ name: 'Of the first version' }, file)
  const again = await company.client.product.exportDesign({ id })
  expect(again).toMatchObject({ version: 2, photos: design.photos, fonts: [], shell: design.shell })
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
  const { settings, body, shell, photos, fonts } = design
  const tables = [{ kind: 'pricing', table: large } as const]
  const file = asFile(writeDesign({ settings, body, shell, tables }, { photos, fonts }))
  expect(file.size).toBeGreaterThan(1024 * 1024)
  const { id } = await company.client.product.importDesign({ name: 'Large' }, file)
  expect((await company.client.product.exportDesign({ id })).tables[0]?.table.editions[0]?.rows).toHaveLength(30_000)
})
