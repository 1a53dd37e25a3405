import { beforeEach, describe, expect, test } from 'vitest'
import { aPhoto } from '../../../../test/a-photo.ts'
import {
  aPost,
  aPostAccount,
  aPostingCompany,
  aPostPhoto,
  aSubmittedPost,
  newsOf,
} from '../../../../test/post-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

let company: TestCompany
let author: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  ;({ company, author } = await aPostingCompany(app))
  client = company.client
})

describe('a post', () => {
  test('is approved by somebody else, unless the company has it otherwise', async () => {
    const post = await aPost(app, company)
    await client.post.submitPost({ id: post.id })
    expect(await client.post.getPost({ id: post.id })).toMatchObject({ isApprovable: false })
    await expect(client.post.approvePost({ id: post.id })).rejects.toMatchObject({ code: 'post.own-work' })
    const second = await app.aColleague(company, { role: 'admin' })
    expect(await second.client.post.getPost({ id: post.id })).toMatchObject({ isApprovable: true })
    expect(await second.client.post.approvePost({ id: post.id })).toMatchObject({ state: 'approved' })
    await client.post.changeSettings({ needsSecondPerson: false })
    const other = await aPost(app, company)
    await client.post.submitPost({ id: other.id })
    expect(await client.post.approvePost({ id: other.id })).toMatchObject({ state: 'approved', isOwn: true })
    await expect(author.client.post.changeSettings({ needsSecondPerson: false })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  })

  test('that somebody changed is not approved by them either', async () => {
    const { id, ...post } = await aPost(app, company)
    const second = await app.aColleague(company, { role: 'admin' })
    const { name, accountId, templateId, productId, channelId, photoId, localTime, takesSecond } = post
    const named = { name, accountId, templateId, productId, channelId, photoId, localTime, takesSecond }
    await second.client.post.updatePost({ id, ...named, text: 'Mine now.' })
    await client.post.submitPost({ id })
    await expect(second.client.post.approvePost({ id })).rejects.toMatchObject({ code: 'post.own-work' })
    await expect(client.post.approvePost({ id })).rejects.toMatchObject({ code: 'post.own-work' })
  })

  test('is approved by nobody who ever changed it, however many did since', async () => {
    const { id, ...post } = await aPost(app, author, { accountId: (await aPostAccount(company)).id })
    const { name, accountId, templateId, productId, channelId, photoId, localTime, takesSecond } = post
    const named = { name, accountId, templateId, productId, channelId, photoId, localTime, takesSecond }
    await client.post.updatePost({ id, ...named, text: 'Mine now.' })
    await author.client.post.updatePost({ id, ...named, text: 'Mine now, with a comma.' })
    await author.client.post.submitPost({ id })
    expect(await client.post.getPost({ id })).toMatchObject({ isApprovable: false, post: { isOwn: true } })
    await expect(client.post.approvePost({ id })).rejects.toMatchObject({ code: 'post.own-work' })
    const third = await app.aColleague(company, { role: 'admin' })
    expect(await third.client.post.approvePost({ id })).toMatchObject({ state: 'approved' })
  })

  test('is approved by nobody who described its photo', async () => {
    const photo = await author.client.postPhoto.uploadPhoto({ name: 'a.jpg' }, new Blob([await aPhoto()]))
    await client.postPhoto.updatePhoto({ id: photo.id, name: 'Harbour', alt: 'Boats' })
    const third = await app.aColleague(company, { role: 'admin' })
    await third.client.postPhoto.approvePhoto({ id: photo.id })
    const { id } = await aSubmittedPost(app, { company, author }, { photoId: photo.id })
    await expect(client.post.approvePost({ id })).rejects.toMatchObject({ code: 'post.own-work' })
    expect(await third.client.post.approvePost({ id })).toMatchObject({ state: 'approved' })
  })
})

describe('a photo that is approved', () => {
  test('waits to be approved again when it is described anew, and stops what would show it', async () => {
    const photo = await aPostPhoto(app, company, 'approved')
    const { id } = await aSubmittedPost(app, { company, author }, { photoId: photo.id, localTime: '2090-06-01T09:30' })
    const third = await app.aColleague(company, { role: 'admin' })
    await third.client.post.approvePost({ id })
    const { alt } = photo
    expect(await author.client.postPhoto.updatePhoto({ id: photo.id, name: 'Renamed', alt })).toMatchObject({
      state: 'approved',
    })
    expect((await author.client.post.getPost({ id })).post).toMatchObject({ state: 'scheduled' })
    const changed = await author.client.postPhoto.updatePhoto({ id: photo.id, name: 'Renamed', alt: 'All is covered.' })
    expect(changed).toMatchObject({ state: 'pending', decider: null, alt: 'All is covered.' })
    expect((await author.client.post.getPost({ id })).post).toMatchObject({
      state: 'draft',
      approver: null,
      problem: expect.stringContaining('description of its photo changed'),
    })
    expect(await newsOf(author)).toContainEqual(
      expect.objectContaining({ title: expect.stringContaining('was stopped') }),
    )
  })
})
