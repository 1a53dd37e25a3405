import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aFont } from '../../../../test/design-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyFont } from '../../../../test/tiny-font.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company

test('a font is named after its file, kept as it is, and sent to anybody from the same origin', async () => {
  const font = await aFont(company)
  expect(font).toMatchObject({ family: 'tarn grotesk', licence: '', bytes: tinyFont.length })
  const { statusCode, headers, rawPayload } = await app.app.inject({ url: font.src })
  expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2'])
  expect(headers['cache-control']).toContain('immutable')
  expect(rawPayload.equals(Buffer.from(tinyFont))).toBe(true)

  await client.font.updateFont({ id: font.id, family: 'Tarn Grotesk', licence: 'SIL OFL 1.1' })
  expect((await client.font.listFonts({ search: 'tarn g' })).items).toMatchObject([{ licence: 'SIL OFL 1.1' }])
})

const changed = (at: number, byte: number) => {
  const copy = new Uint8Array(tinyFont)
  copy[at] = byte
  return copy
}

test.each([
  ['a page in a font’s name', new TextEncoder().encode('<svg onload="alert(1)">'), 'x.woff2'],
  ['a font under another name', tinyFont, 'x.png'],
  ['a font that is cut short', tinyFont.subarray(0, 1000), 'x.woff2'],
  ['a font that says it unpacks to gigabytes', changed(16, 0x7f), 'x.woff2'],
  ['a collection of fonts', changed(4, 0x74), 'x.woff2'],
])('%s is refused', async (_what, content, name) => {
  const upload = client.font.uploadFont({ name }, new Blob([new Uint8Array(content)]))
  await expect(upload).rejects.toMatchObject({ code: 'file.format' })
})

test.each(["x';}body{display:none", 'x"><script>', '', ' ', 'a'.repeat(61)])(
  'a family that would end a style sheet is refused: %s',
  async (family) => {
    const { id } = await aFont(company)
    await expect(client.font.updateFont({ id, family, licence: '' })).rejects.toMatchObject({ status: 422 })
  },
)

test.each(['/_/f/x/y', '/_/f/..%2f../..%2f..', `/_/f/${'a'.repeat(36)}/${'b'.repeat(36)}`])(
  'nothing is at %s',
  async (url) => expect((await app.app.inject({ url })).statusCode).toBe(404),
)

test('what a product is set in cannot be deleted; what none is set in is gone with its file', async () => {
  const font = await aFont(company)
  const product = await aProduct(app, company)
  const theme = { ...sampleShell.theme, ownFont: { family: 'Tarn', src: font.src } }
  await client.product.updateShell({ id: product.id, revision: 1, shell: { ...sampleShell, theme } })
  await expect(client.font.deleteFont({ id: font.id })).rejects.toMatchObject({ code: 'font.in-use' })
  await client.product.updateShell({ id: product.id, revision: 2, shell: { ...sampleShell } })
  await client.font.deleteFont({ id: font.id })
  expect((await app.app.inject({ url: font.src })).statusCode).toBe(404)
})
