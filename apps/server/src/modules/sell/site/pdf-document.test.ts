import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

const upload = async ({ client }: TestCompany, purpose: 'policy-document' | 'agreement', content?: string) =>
  client.upload.uploadFile({ purpose, name: 'Booklet.pdf' }, new Blob([content ?? (await aPdf())]))

/** The sample with its booklet as a file, and nothing written in it. */
function bodyWith({ id, name, bytes }: { id: string; name: string; bytes: number }) {
  const body = structuredClone(sampleBody)
  const booklet = body.documents.find(({ kind }) => kind === 'booklet')
  if (booklet) Object.assign(booklet, { sections: [], file: { id, name, bytes } })
  return { ...body }
}

test('a PDF stands in place of a written document, and is handed out by the site', async () => {
  const company = await app.aCompany()
  const file = await upload(company, 'policy-document')
  const { id } = await aProduct(app, company, { state: 'online', body: bodyWith(file) })
  const { mounts } = await company.client.product.getProduct({ id })
  const answer = await app.app.inject({ url: '/_/documents/booklet', headers: { host: mounts[0]?.host ?? '' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Booklet.pdf",
  })
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('what is no PDF is refused, and a file uploaded for something else is not put before the public', async () => {
  const company = await app.aCompany()
  await expect(upload(company, 'policy-document', 'GIF89a')).rejects.toMatchObject({ code: 'file.format' })
  const agreement = await upload(company, 'agreement')
  const { id } = await aProduct(app, company)
  await company.client.product.updateBody({ id, revision: 1, body: bodyWith(agreement) })
  expect(await company.client.publisher.findMissing({ id })).toContainEqual(
    expect.objectContaining({ message: 'The file of the document "Policy booklet" is not there' }),
  )
  const stranger = await app.aCompany()
  const foreign = await upload(stranger, 'policy-document')
  await company.client.product.updateBody({ id, revision: 2, body: bodyWith(foreign) })
  expect(await company.client.publisher.findMissing({ id })).toContainEqual(
    expect.objectContaining({ message: 'The file of the document "Policy booklet" is not there' }),
  )
})
