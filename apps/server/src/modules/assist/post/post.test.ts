import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPhoto } from '../../../../test/a-photo.ts'
import { aProduct } from '../../../../test/builders.ts'
import { aChannel } from '../../../../test/channel-builders.ts'
import {
  aPost,
  aPostAccount,
  aPostContent,
  aPostingCompany,
  aPostPhoto,
  aPostTemplate,
  aSubmittedPost,
  newsOf,
} from '../../../../test/post-builders.ts'
import { aMount } from '../../../../test/publications.ts'
import { aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

let company: TestCompany
let author: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  ;({ company, author } = await aPostingCompany(app))
  client = company.client
})

describe('a template of posts', () => {
  test('needs words and a risk line, and knows what a post knows', async () => {
    const { template } = client
    const { id } = await template.createTemplate({ kind: 'post', name: 'Spring', tag: '', language: 'en_uk' })
    await expect(template.publishTemplate({ id })).rejects.toMatchObject({ code: 'template.unfinished' })
    await expect(aTemplate(company, aPostContent('Dear {{name}}'))).rejects.toMatchObject({
      code: 'template.unfinished',
    })
    const made = await aTemplate(company, aPostContent('{{product}}: {{link}}', 'Capital at risk.'))
    expect(await template.previewTemplate({ id: made.id, language: 'en_uk' })).toMatchObject({
      text: 'Pet Lifetime: https://pet.example.com/policy\n\nTarnbrook. Capital at risk.',
      missing: [],
    })
  })

  test('is offered while it is published, and not from the trash', async () => {
    const made = await aPostTemplate(company)
    const copy = await client.template.copyTemplate({ id: made.id, name: 'Ours' })
    await client.template.publishTemplate({ id: copy.id })
    expect((await client.post.getChoices({})).templates).toHaveLength(2)
    await client.template.removeTemplate({ id: copy.id })
    expect((await client.post.getChoices({})).templates).toMatchObject([{ id: made.id, riskLine: 'Terms apply.' }])
  })
})

describe('a photo', () => {
  test('is drawn anew, without what the camera wrote into it', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#3a7' } })
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer()
    const photo = await author.client.postPhoto.uploadPhoto({ name: 'large.jpg' }, new Blob([large]))
    expect(photo).toMatchObject({ name: 'large', alt: '', state: 'pending', width: 2000, height: 1000, decider: null })
    const { rawPayload, headers } = await app.app.inject({ url: photo.url })
    expect(headers['content-type']).toBe('image/jpeg')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    await expect(
      author.client.postPhoto.uploadPhoto({ name: 'a.jpg' }, new Blob(['<svg onload="x"/>'])),
    ).rejects.toMatchObject({ code: 'file.format' })
  })

  test('is approved, revoked, rejected and restored by whoever may, and by nobody else', async () => {
    const { id } = await author.client.postPhoto.uploadPhoto({ name: 'a.jpg' }, new Blob([await aPhoto()]))
    await expect(author.client.postPhoto.approvePhoto({ id })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(client.postPhoto.approvePhoto({ id })).rejects.toMatchObject({ code: 'post-photo.alt-missing' })
    await author.client.postPhoto.updatePhoto({ id, name: 'Harbour', alt: 'Boats' })
    expect(await client.postPhoto.approvePhoto({ id })).toMatchObject({ state: 'approved', decider: 'Wren Okafor' })
    await expect(client.postPhoto.rejectPhoto({ id })).rejects.toMatchObject({ code: 'post-photo.not-in-state' })
    expect(await client.postPhoto.revokePhoto({ id })).toMatchObject({ state: 'pending', decider: null })
    expect(await client.postPhoto.rejectPhoto({ id })).toMatchObject({ state: 'rejected' })
    await expect(client.postPhoto.approvePhoto({ id })).rejects.toMatchObject({ code: 'post-photo.not-in-state' })
    expect(await client.postPhoto.restorePhoto({ id })).toMatchObject({ state: 'pending' })
    await client.postPhoto.deletePhoto({ id })
    expect((await client.postPhoto.listPhotos({})).items).toEqual([])
  })

  test('that is not approved goes into no post, and one that is named is not deleted', async () => {
    const photo = await aPostPhoto(app, company)
    const accountId = (await aPostAccount(company)).id
    const { id } = await aPost(app, author, { photoId: photo.id, accountId })
    await expect(author.client.post.submitPost({ id })).rejects.toMatchObject({ code: 'post.photo-not-approved' })
    await expect(client.postPhoto.deletePhoto({ id: photo.id })).rejects.toMatchObject({ code: 'post-photo.in-use' })
    await client.postPhoto.approvePhoto({ id: photo.id })
    expect(await author.client.post.submitPost({ id })).toMatchObject({ state: 'submitted' })
  })

  test('that is revoked stops what is scheduled, with a word to its author', async () => {
    const photo = await aPostPhoto(app, author, 'approved')
    const { id } = await aSubmittedPost(app, { company, author }, { photoId: photo.id, localTime: '2090-06-01T09:30' })
    expect(await client.post.approvePost({ id })).toMatchObject({ state: 'scheduled' })
    await client.postPhoto.revokePhoto({ id: photo.id })
    expect((await author.client.post.getPost({ id })).post).toMatchObject({
      state: 'draft',
      approver: null,
      problem: expect.stringContaining('may no longer be used'),
    })
    expect(await newsOf(author)).toMatchObject([
      { title: expect.stringContaining('was stopped'), link: `/AP?post=${id}` },
      { title: expect.stringContaining('is approved') },
    ])
  })
})

describe('an account', () => {
  test('never shows its secret again, and asks for it where it would go elsewhere', async () => {
    const secret = 'a-very-long-token-9876'
    const form = { network: 'mastodon', address: 'https://social.example', secret, postsOfDay: 5 } as const
    const { id } = await aPostAccount(company, form)
    const listed = await client.postAccount.listAccounts({})
    expect(JSON.stringify(listed)).not.toContain(secret)
    expect(listed.items).toMatchObject([{ secretHint: '…9876', state: 'untested' }])
    const { rows } = await app.owner.query('select * from post_account where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(secret)
    const change = { id, name: 'Moved', handle: '', secret: '', postsOfDay: 5 }
    await expect(
      client.postAccount.updateAccount({ ...change, address: 'https://evil.example' }),
    ).rejects.toMatchObject({ code: 'post-account.secret-needed' })
    expect(await client.postAccount.updateAccount({ ...change, address: 'https://social.example/' })).toMatchObject({
      name: 'Moved',
    })
  })

  test.each(['http://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/', 'ftp://social.example'])(
    'does not lead to %s',
    async (address) => {
      await expect(aPostAccount(company, { network: 'webhook', address })).rejects.toMatchObject({
        code: 'post-account.address-refused',
        fields: { address: expect.any(String) },
      })
    },
  )

  test('is the leaders’ to connect, and goes when nothing names it', async () => {
    await expect(aPostAccount(author)).rejects.toMatchObject({ code: 'not-allowed' })
    const { id } = await aPostAccount(company)
    const post = await aPost(app, author, { accountId: id })
    await expect(client.postAccount.deleteAccount({ id })).rejects.toMatchObject({ code: 'post-account.in-use' })
    await author.client.post.deletePost({ id: post.id })
    await client.postAccount.deleteAccount({ id })
  })
})

describe('a post', () => {
  test('keeps its words from its submission on, with the firm and the risk under them', async () => {
    const { id: templateId } = await aPostTemplate(company)
    const { id, composed } = await aSubmittedPost(app, { company, author }, { templateId, text: 'From {{company}}' })
    const { rows } = await app.owner.query<{ name: string }>('select name from company where id = $1', [
      company.companyId,
    ])
    const { name } = rows[0] ?? { name: '' }
    expect(composed).toBe(`From ${name}\n\n${name}. Terms apply.`)
    await app.owner.query(`update company set name = 'Renamed Ltd' where id = $1`, [company.companyId])
    await client.template.removeTemplate({ id: templateId })
    expect(await client.post.approvePost({ id })).toMatchObject({ composed, state: 'approved' })
    await author.client.post.reopenPost({ id })
    await expect(author.client.post.submitPost({ id })).rejects.toMatchObject({ code: 'post.template-gone' })
  })

  test('comes back with a reason', async () => {
    const { id } = await aSubmittedPost(app, { company, author })
    expect(await client.post.returnPost({ id, reason: 'Say what the excess is.' })).toMatchObject({
      state: 'draft',
      problem: 'Say what the excess is.',
    })
    expect(await newsOf(author)).toMatchObject([{ title: expect.stringContaining('Say what the excess is.') }])
    expect(await newsOf(company)).toMatchObject([{ title: expect.stringContaining('waits to be approved') }])
  })

  test('is as long as its network takes it, as that counts', async () => {
    const { id: accountId } = await aPostAccount(company, {
      network: 'bluesky',
      address: 'https://bsky.social',
      handle: 'tarnbrook.example',
      secret: 'abcd-efgh',
    })
    await expect(aSubmittedPost(app, { company, author }, { accountId, text: 'x'.repeat(290) })).rejects.toMatchObject({
      code: 'post.too-long',
      fields: { text: expect.stringContaining('300') },
    })
    await expect(
      aSubmittedPost(app, { company, author }, { accountId, text: '👨‍👩‍👧‍👦'.repeat(200) }),
    ).rejects.toMatchObject({
      code: 'post.too-long',
    })
    expect(await aSubmittedPost(app, { company, author }, { accountId, text: '👨‍👩‍👧‍👦'.repeat(100) })).toMatchObject({
      state: 'submitted',
    })
  })

  test('links to where a channel’s customers come in, and to nowhere without one', async () => {
    const { productId } = await aMount(app, company)
    const { id: channelId, code } = await aChannel(company)
    const named = { productId, text: 'See {{product}}: {{link}}' }
    await expect(aSubmittedPost(app, { company, author }, named)).rejects.toMatchObject({ code: 'post.unfinished' })
    await expect(aSubmittedPost(app, { company, author }, { ...named, channelId })).rejects.toMatchObject({
      code: 'post.unfinished',
    })
    const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: '' } as const
    await client.channel.connectProduct({ id: channelId, productId, ...terms })
    const { composed } = await aSubmittedPost(app, { company, author }, { ...named, channelId })
    expect(composed).toMatch(new RegExp(`https?://site-[\\w-]+\\.localhost(:\\d+)?/_/go/${code}`))
    const other = await aProduct(app, company)
    await expect(
      aSubmittedPost(app, { company, author }, { ...named, channelId, productId: other.id }),
    ).rejects.toMatchObject({
      code: 'post.unfinished',
    })
  })

  test('is scheduled on the company’s clocks, also where they change', async () => {
    const at = async (localTime: string, takesSecond = false) => {
      const { id } = await aPost(app, company, { state: 'approved' })
      const { scheduledAt } = await client.post.schedulePost({ id, localTime, takesSecond })
      return scheduledAt
    }
    app.clock.now = () => new Date('2027-01-01T00:00:00Z')
    expect(await at('2027-03-27T01:30')).toBe('2027-03-27T01:30:00.000Z')
    expect(await at('2027-03-28T01:30')).toBe('2027-03-28T01:00:00.000Z')
    expect(await at('2027-07-01T09:00')).toBe('2027-07-01T08:00:00.000Z')
    expect(await at('2027-10-31T01:30')).toBe('2027-10-31T00:30:00.000Z')
    expect(await at('2027-10-31T01:30', true)).toBe('2027-10-31T01:30:00.000Z')
    await expect(at('2026-12-31T09:00')).rejects.toMatchObject({ code: 'post.in-the-past' })
    await expect(at('2027-02-31T25:00')).rejects.toMatchObject({ code: 'post.in-the-past' })
    const from = '2027-03-01T00:00:00.000Z'
    const { posts } = await client.post.getCalendar({ from, to: '2027-04-01T00:00:00.000Z' })
    expect(posts.map(({ scheduledAt }) => scheduledAt)).toEqual([
      '2027-03-27T01:30:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ])
  })

  test('has a day that is full', async () => {
    const { id: accountId } = await aPostAccount(company, { postsOfDay: 2 })
    const schedule = async (localTime: string) => {
      const { id } = await aPost(app, company, { state: 'approved', accountId })
      return client.post.schedulePost({ id, localTime, takesSecond: false })
    }
    await schedule('2090-06-01T00:00')
    await schedule('2090-06-01T23:59')
    await expect(schedule('2090-06-01T12:00')).rejects.toMatchObject({ code: 'post.day-full' })
    expect(await schedule('2090-06-02T00:00')).toMatchObject({ state: 'scheduled' })
  })

  test('whose time passed before it was approved waits for another', async () => {
    const { id } = await aSubmittedPost(app, { company, author }, { localTime: '2030-01-01T09:00' })
    app.clock.now = () => new Date('2031-01-01T00:00:00Z')
    const late = await app.aColleague(company, { role: 'admin' })
    expect(await late.client.post.approvePost({ id })).toMatchObject({
      state: 'approved',
      scheduledAt: null,
      problem: expect.stringContaining('passed'),
    })
  })
})
