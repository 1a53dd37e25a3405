import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'

const app = await startTestApp()
const { client } = await app.aCompany()
const pdf = new Blob([await aPdf()])
const picture = new Blob([tinyPng])
const upload = (name: string, content = pdf) => client.companyDocument.uploadDocument({ name }, content)

test('a file becomes a document called after it, and one of the same name is told apart', async () => {
  const first = await upload('policy wording.pdf')
  expect(first).toMatchObject({ name: 'policy wording', category: 'other', isForProducts: true, isExpired: false })
  expect(await upload('policy wording.pdf')).toMatchObject({ name: 'policy wording (2)' })
  const about = { category: 'wording', language: 'en_uk', validUntil: '2020-01-31' } as const
  const changed = await client.companyDocument.updateDocument({ id: first.id, name: 'Wording', ...about })
  expect(changed).toMatchObject({ ...about, name: 'Wording', isExpired: true })
  const taken = client.companyDocument.updateDocument({ id: first.id, name: 'policy wording (2)', ...about })
  await expect(taken).rejects.toMatchObject({
    code: 'company-document.name-taken',
    fields: { name: expect.any(String) },
  })
})

test('a new version leaves the former ones as they are', async () => {
  const { id, newest } = await upload('claims.pdf')
  const later = await client.companyDocument.uploadVersion({ id, name: 'claims 2.png' }, picture)
  expect(later).toMatchObject({ newest: { number: 2, fileName: 'claims 2.png' }, isForProducts: false })
  const { versions } = await client.companyDocument.getDocument({ id })
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  expect(versions[1]).toEqual(newest)
  expect(await client.upload.getSignedUrl({ id: newest.fileId })).toMatchObject({ url: expect.any(String) })
})

test('versions that come at once each have a number of their own', async () => {
  const { id } = await upload('at once.pdf')
  const send = () => client.companyDocument.uploadVersion({ id, name: 'at once.pdf' }, pdf)
  await Promise.all([send(), send(), send()])
  const { versions } = await client.companyDocument.getDocument({ id })
  expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1])
})

test('only what is usable today is offered to products', async () => {
  const usable = await upload('usable.pdf')
  const image = await upload('image.png', picture)
  const expired = await upload('expired.pdf')
  const about = { category: 'other', language: null } as const
  await client.companyDocument.updateDocument({ ...about, id: expired.id, name: 'expired', validUntil: '2020-01-31' })
  const { items } = await client.companyDocument.listDocuments({ isForProducts: true })
  const ids = items.map(({ id }) => id)
  expect(ids).toContain(usable.id)
  expect(ids).not.toContain(image.id)
  expect(ids).not.toContain(expired.id)
})

test('it is said which products show it, and it cannot go while one does', async () => {
  const { id, newest } = await upload('shown.pdf')
  const product = await client.product.createProduct({ ...exampleOf(ProductForm), name: 'Shows it' })
  const [first, ...rest] = sampleBody.documents
  if (!first) throw new Error('The sample has no document')
  const file = { id: newest.fileId, name: newest.fileName, bytes: newest.bytes }
  const body = { ...sampleBody, documents: [{ ...first, file }, ...rest] }
  await client.product.updateBody({ id: product.id, revision: 1, body })
  const shown = { id: product.id, name: 'Shows it' }
  expect(await client.companyDocument.getDocument({ id })).toMatchObject({
    uses: [{ ...shown, isNewest: true }],
    useCount: 1,
  })
  await client.companyDocument.uploadVersion({ id, name: 'shown.pdf' }, pdf)
  expect(await client.companyDocument.getDocument({ id })).toMatchObject({ uses: [{ ...shown, isNewest: false }] })
  const refused = client.companyDocument.deleteDocument({ id })
  await expect(refused).rejects.toMatchObject({ code: 'company-document.in-use' })
})

test('what nobody shows goes with its files, but for those that a product may have shown', async () => {
  const shown = await upload('may have been shown.pdf')
  const { id, newest } = await upload('goes.png', picture)
  await client.companyDocument.deleteDocument({ id })
  await client.companyDocument.deleteDocument({ id: shown.id })
  await expect(client.companyDocument.getDocument({ id })).rejects.toMatchObject({ code: 'company-document.not-found' })
  await expect(client.upload.getSignedUrl({ id: newest.fileId })).rejects.toMatchObject({ code: 'file.not-found' })
  expect(await client.upload.getSignedUrl({ id: shown.newest.fileId })).toMatchObject({ url: expect.any(String) })
})

test('what is no document is refused, whatever it is called', async () => {
  const text = new Blob(['just words'])
  await expect(upload('wording.pdf', text)).rejects.toMatchObject({ code: 'file.format' })
})
