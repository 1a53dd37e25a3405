import { fileTemplateLimits } from '@coverwright/domain/build/file-template/file-template'
import { beforeEach, expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'

const app = await startTestApp()
const pdf = new Blob([await aPdf()])
const picture = new Blob([tinyPng])

let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})
const upload = (name = 'proposal.pdf', content = pdf) =>
  company.client.fileTemplate.uploadFileTemplate({ name }, content)

test('a file is kept under a name of its own, version by version', async () => {
  const { fileTemplate, upload: files } = company.client
  const first = await upload()
  expect(first).toMatchObject({ name: 'proposal', tag: '', newest: { number: 1 }, document: null })
  expect(await upload()).toMatchObject({ name: 'proposal (2)' })
  const { id } = first
  const later = await fileTemplate.uploadFileTemplateVersion({ id, name: 'proposal 2.png' }, picture)
  expect(later.newest).toMatchObject({ number: 2, type: 'image/png' })
  const { versions } = await fileTemplate.getFileTemplate({ id })
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  expect(await files.getSignedUrl({ id: first.newest.fileId })).toMatchObject({ url: expect.any(String) })
  expect(await fileTemplate.updateFileTemplate({ id, name: 'Proposal form', tag: 'Sale' })).toMatchObject({
    name: 'Proposal form',
    tag: 'Sale',
  })
  const taken = fileTemplate.updateFileTemplate({ id, name: 'proposal (2)', tag: '' })
  await expect(taken).rejects.toMatchObject({ code: 'file-template.name-taken', fields: { name: expect.any(String) } })
})

test('six at most, also when they come at once', async () => {
  const { files } = fileTemplateLimits
  for (let made = 0; made < files - 1; made++) await upload()
  // Three at a time are let in.
  const sent = await Promise.allSettled([upload(), upload(), upload()])
  expect(sent.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect(await company.client.fileTemplate.listFileTemplates({})).toHaveLength(files)
  await expect(upload()).rejects.toMatchObject({ code: 'file-template.too-many' })
})

test('it is put among the company documents, the next version as the next version there', async () => {
  const { fileTemplate, companyDocument } = company.client
  const { id } = await upload()
  const used = await fileTemplate.useFileTemplate({ id })
  expect(used.document).toMatchObject({ name: 'proposal', number: 1 })
  await fileTemplate.uploadFileTemplateVersion({ id, name: 'proposal.pdf' }, pdf)
  const again = await fileTemplate.useFileTemplate({ id })
  expect(again.document).toEqual({ ...used.document, number: 2 })
  const { versions } = await companyDocument.getDocument({ id: used.document?.id ?? '' })
  expect(versions.map(({ number }) => number)).toEqual([2, 1])

  await fileTemplate.deleteFileTemplate({ id })
  await expect(fileTemplate.getFileTemplate({ id })).rejects.toMatchObject({ code: 'file-template.not-found' })
  const { newest } = (await companyDocument.getDocument({ id: used.document?.id ?? '' })).document
  const { url } = await company.client.upload.getSignedUrl({ id: newest.fileId })
  expect((await app.app.inject(url)).statusCode).toBe(200)
})

test('a document that was deleted meanwhile is made anew', async () => {
  const { fileTemplate, companyDocument } = company.client
  const { id } = await upload()
  const { document } = await fileTemplate.useFileTemplate({ id })
  await companyDocument.deleteDocument({ id: document?.id ?? '' })
  expect((await fileTemplate.listFileTemplates({}))[0]).toMatchObject({ document: null })
  const { document: anew } = await fileTemplate.useFileTemplate({ id })
  expect(anew?.id).not.toBe(document?.id)
})

test('what is no PDF and no picture is refused, whatever it is called', async () => {
  await expect(upload('proposal.pdf', new Blob(['<html></html>']))).rejects.toMatchObject({ code: 'file.format' })
  expect(await company.client.fileTemplate.listFileTemplates({})).toEqual([])
})
