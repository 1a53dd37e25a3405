import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../test/a-text-pdf.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aHubFolder, anAppGroup } from '../../../../test/hub-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { hubFolderJobs, hubFolderSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, hubFolderJobs(app.ports), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))
const dayMs = 24 * 60 * 60_000

let company: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  app.clock.now = () => new Date()
  company = await app.aCompany()
  client = company.client
})

const form = { productName: 'Pet Lifetime', displayName: 'Pet', description: '', coverFileId: null }
const pdf = async () => new Blob([await aTextPdf()])

const later = async (days: number) => {
  const now = new Date(Date.now() + days * dayMs)
  app.clock.now = () => now
  await runNow(app, hubFolderSweeps(waysIn(app.pool, 'job')), now)
}
const told = async () => (await client.message.listNotifications({})).items
const dueDays = async (id: string) => {
  const { rows } = await app.owner.query<{ days: number | null }>(
    'select round(extract(epoch from due_at - created_at) / 86400)::int as days from hub_folder where id = $1',
    [id],
  )
  return rows[0]?.days
}

const dental = (limit: string) => [{ heading: 'Dental', lines: [`Dental treatment is paid up to ${limit}.`] }]
const limitNow = async (folderId: string) =>
  (await client.productTalk.getTrialAnswer({ text: 'dental treatment', folderId })).quotes[0]?.text

describe('a folder', () => {
  test('is published with a file, and not without', async () => {
    const { id } = await client.hubFolder.createFolder(form)
    await expect(client.hubFolder.publishFolder({ id })).rejects.toMatchObject({
      code: 'hub-folder.no-files',
      message: 'Unable to publish a product folder with no files',
    })
    const { id: fileId } = await client.hubFile.uploadFile(
      { folderId: id, name: 'a.pdf', category: 'wording' },
      await pdf(),
    )
    expect(await client.hubFolder.publishFolder({ id })).toMatchObject({
      state: 'published',
      deletedOn: null,
      files: 1,
    })
    await expect(client.hubFile.deleteFile({ id: fileId })).rejects.toMatchObject({ code: 'hub-folder.no-files' })
    expect(await client.hubFolder.unpublishFolder({ id })).toMatchObject({ state: 'unpublished', deletedOn: null })
    await expect(client.hubFolder.unpublishFolder({ id })).rejects.toMatchObject({ code: 'hub-folder.not-in-state' })
    expect(await client.hubFolder.publishFolder({ id })).toMatchObject({ state: 'published' })
  })

  test('has a product name of its own, in whatever letters', async () => {
    await client.hubFolder.createFolder(form)
    await expect(client.hubFolder.createFolder({ ...form, productName: 'PET lifetime' })).rejects.toMatchObject({
      code: 'hub-folder.name-taken',
      fields: { productName: expect.any(String) },
    })
  })

  test('shows a cover that was uploaded for it, and nothing else', async () => {
    const { tinyPng } = await import('../../../../test/tiny-png.ts')
    const cover = await client.upload.uploadFile({ purpose: 'hub-cover', name: 'c.png' }, new Blob([tinyPng]))
    const logo = await client.upload.uploadFile({ purpose: 'logo', name: 'c.png' }, new Blob([tinyPng]))
    await expect(client.hubFolder.createFolder({ ...form, coverFileId: logo.id })).rejects.toMatchObject({
      code: 'file.not-found',
    })
    const { id } = await client.hubFolder.createFolder({ ...form, coverFileId: cover.id })
    expect(await client.hubFolder.getFolder({ id })).toMatchObject({ coverUrl: expect.stringMatching(/^\/files\//) })
    await client.hubFolder.updateFolder({ id, ...form })
    expect(await client.hubFolder.getFolder({ id })).toMatchObject({ coverUrl: null })
    await expect(client.upload.getSignedUrl({ id: cover.id })).rejects.toMatchObject({ code: 'file.not-found' })
  })
})

describe('a draft', () => {
  test('is warned of on the fifth day and gone on the seventh, with its files', async () => {
    const { id, file } = await aHubFolder(app, company)
    await later(4)
    expect(await dueDays(id)).toBe(5)
    await later(5.1)
    await eventually(async () => expect(await dueDays(id)).toBe(7))
    expect(await told()).toMatchObject([{ title: expect.stringContaining('is deleted in two days') }])
    await later(7.1)
    await eventually(async () => expect(await dueDays(id)).toBeUndefined())
    expect(await told()).toHaveLength(2)
    await expect(client.hubFolder.getFolder({ id })).rejects.toMatchObject({ code: 'hub-folder.not-found' })
    const { rows } = await app.owner.query('select from stored_file where id = $1', [file.current.fileId])
    expect(rows).toHaveLength(0)
  })

  test('is never gone unwarned, however late the product looks', async () => {
    const { id } = await aHubFolder(app, company)
    await later(10)
    await eventually(async () => expect(await dueDays(id)).toBe(12))
    expect(await told()).toMatchObject([{ title: expect.stringContaining('is deleted in two days') }])
    expect((await client.hubFolder.getFolder({ id })).folder.deletedOn).toMatch(/^\d/)
    await later(12.1)
    await eventually(async () => expect(await dueDays(id)).toBeUndefined())
    expect(await told()).toHaveLength(2)
  })

  test('that was published stays, also unpublished', async () => {
    const { id } = await aHubFolder(app, company)
    await client.hubFolder.publishFolder({ id })
    await client.hubFolder.unpublishFolder({ id })
    expect(await dueDays(id)).toBeNull()
    await later(8)
    expect((await client.hubFolder.getFolder({ id })).folder.state).toBe('unpublished')
  })
})

describe('a file', () => {
  test('is replaced at once, and the previous one put back', async () => {
    const { id: folderId, file } = await aHubFolder(app, company, { sections: dental('£750') })
    expect(await limitNow(folderId)).toContain('£750')
    const next = new Blob([await aTextPdf({ sections: dental('£900') })])
    const replaced = await client.hubFile.replaceFile({ id: file.id, name: 'new.pdf' }, next)
    expect(replaced).toMatchObject({
      name: 'Booklet',
      current: { number: 2, fileName: 'new.pdf' },
      previous: { number: 1 },
    })
    expect(await limitNow(folderId)).toContain('£900')
    expect(await client.hubFile.restoreFile({ id: file.id })).toMatchObject({
      current: { number: 1 },
      previous: { number: 2 },
    })
    expect(await limitNow(folderId)).toContain('£750')
    const third = new Blob([await aTextPdf({ sections: dental('£999') })])
    expect(await client.hubFile.replaceFile({ id: file.id, name: 'c.pdf' }, third)).toMatchObject({
      current: { number: 3 },
      previous: { number: 1 },
    })
    // What nothing leads to any more is not kept.
    const { rows } = await app.owner.query('select number from hub_file_version where hub_file_id = $1 order by 1', [
      file.id,
    ])
    expect(rows).toEqual([{ number: 1 }, { number: 3 }])
  })

  test('is in a folder once, whatever it is called', async () => {
    const { id: folderId } = await client.hubFolder.createFolder(form)
    const content = await aTextPdf()
    const send = (name: string) => client.hubFile.uploadFile({ folderId, name, category: 'other' }, new Blob([content]))
    await send('one.pdf')
    await expect(send('two.pdf')).rejects.toMatchObject({ code: 'hub-file.same' })
  })

  test('says its name, category, size, words and day', async () => {
    const { file } = await aHubFolder(app, company)
    expect(file).toMatchObject({
      name: 'Booklet',
      category: 'wording',
      current: { kind: 'pdf', number: 1, bytes: expect.any(Number), words: expect.any(Number) },
      previous: null,
    })
    expect(await client.hubFile.updateFile({ id: file.id, name: 'Terms', category: 'information' })).toMatchObject({
      name: 'Terms',
      category: 'information',
    })
    const { passages } = await client.hubFile.getFileText({ id: file.id })
    expect(passages[0]).toMatchObject({ heading: 'What is insured?', place: { is: 'page', page: 1 } })
  })
})

test('groups are given folders one by one', async () => {
  const { id: folderId } = await aHubFolder(app, company)
  const { id: groupId } = await anAppGroup(company)
  await client.hubFolder.setAccess({ folderId, groupId, isGiven: true })
  await client.hubFolder.setAccess({ folderId, groupId, isGiven: true })
  expect((await client.hubFolder.getAccess({})).given).toEqual([{ folderId, groupId }])
  await client.hubFolder.setAccess({ folderId, groupId, isGiven: false })
  expect((await client.hubFolder.getAccess({})).given).toEqual([])
})
