import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { aPostPhoto } from '../../../../test/post-builders.ts'
import { startPostDesk } from '../../../../test/post-desk.ts'

const {
  app,
  now,
  mastodon,
  bluesky,
  company,
  client,
  onMastodon,
  onBluesky,
  approved,
  publishNow,
  stateOf,
  becomes,
  later,
  told,
  sweepPosts,
} = await startPostDesk()

describe('on Mastodon', () => {
  test('a post is published once, with its photo and what that shows', async () => {
    const { id: accountId } = await onMastodon()
    expect(await client().postAccount.testAccount({ id: accountId })).toMatchObject({
      state: 'connected',
      problem: null,
    })
    mastodon.state.isMediaSlow = true
    const photo = await aPostPhoto(app, company(), 'approved')
    const { id } = await approved(accountId, { photoId: photo.id, text: 'A & B < C {{company}}' })
    await publishNow(id)
    expect(await becomes(id, 'published')).toMatchObject({
      url: 'https://social.example/@tarnbrook/100',
      attempts: 1,
      problem: null,
    })
    expect(mastodon.statuses).toHaveLength(1)
    expect([...mastodon.media.values()].at(-1)).toMatchObject({ alt: 'Boats in a harbour' })
    expect(mastodon.faults).toEqual([])
    await later()
    expect(mastodon.state.posts).toBe(1)
  })

  test('a slow answer is waited for', async () => {
    mastodon.state.mood = 'slow'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'published')
    expect(mastodon.statuses).toHaveLength(1)
  })

  test.each(['takes-and-hangs-up', 'breaks-after-taking'] as const)(
    'what was taken without a word (%s) is unknown, found, and published once',
    async (mood) => {
      mastodon.state.mood = mood
      const { id } = await approved((await onMastodon()).id, { text: 'See https://tarnbrook.example/a?b=1&c=2 & more' })
      await publishNow(id)
      await becomes(id, 'unknown')
      mastodon.state.mood = 'well'
      await later(31_000)
      expect(await becomes(id, 'published')).toMatchObject({ url: 'https://social.example/@tarnbrook/100' })
      expect(mastodon.statuses).toHaveLength(1)
      expect(mastodon.state.posts).toBe(1)
    },
  )

  test.each(['broken', 'hangs-up'] as const)('what was not taken (%s) is looked up, and sent again', async (mood) => {
    mastodon.state.mood = mood
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    mastodon.state.mood = 'well'
    await later()
    await eventually(async () => expect((await stateOf(id)).state).not.toBe('unknown'))
    await later()
    expect(await becomes(id, 'published')).toMatchObject({ attempts: 2 })
    expect(mastodon.statuses).toHaveLength(1)
  })

  test('what is never taken fails after three tries, and its author hears of it', async () => {
    mastodon.state.mood = 'broken'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    // Sent and not answered for, looked up and not found, in turns.
    let { state } = await becomes(id, 'unknown')
    while (state !== 'failed') {
      const before = state
      await later()
      state = await eventually(async () => {
        const { state: next } = await stateOf(id)
        expect([before, 'publishing']).not.toContain(next)
        return next
      })
    }
    expect(await becomes(id, 'failed')).toMatchObject({ attempts: 3, problem: expect.stringContaining('500') })
    expect(mastodon.state.posts).toBe(3)
    expect((await told())[0]).toContain('was not published')
    mastodon.state.mood = 'well'
    await publishNow(id)
    await becomes(id, 'published')
    expect(mastodon.statuses).toHaveLength(1)
  })

  test('what the network refuses fails at once, and can be written anew', async () => {
    const { id } = await approved((await onMastodon()).id, { text: 'refuse me' })
    await publishNow(id)
    expect(await becomes(id, 'failed')).toMatchObject({ problem: expect.stringContaining('Text refused'), attempts: 1 })
    expect(await client().post.reopenPost({ id })).toMatchObject({ state: 'draft', attempts: 0 })
  })

  test('a token that was revoked: the account needs attention, leaders hear, posts wait and go on', async () => {
    const { id: accountId } = await onMastodon()
    const { id } = await approved(accountId)
    const { id: second } = await approved(accountId)
    mastodon.tokens.delete(mastodon.token)
    await publishNow(id)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('needs attention'))
    expect(await stateOf(id)).toMatchObject({ state: 'scheduled', attempts: 0 })
    expect((await client().postAccount.listAccounts({})).items).toMatchObject([
      { state: 'needs-attention', problem: expect.stringContaining('revoked') },
    ])
    expect(await told()).toMatchObject([expect.stringContaining('in no more')])
    await publishNow(second)
    await eventually(async () => expect((await stateOf(second)).problem).toContain('waits for its account'))
    // Told once, not for each post.
    expect(await told()).toHaveLength(1)
    expect(await client().postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'needs-attention' })
    const fresh = 'another-token-of-mastodon'
    mastodon.tokens.add(fresh)
    const [account] = (await client().postAccount.listAccounts({})).items
    await client().postAccount.updateAccount({
      id: accountId,
      name: account?.name ?? '',
      address: mastodon.address,
      handle: '',
      secret: fresh,
      postsOfDay: 10,
    })
    expect(await client().postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'connected' })
    await sweepPosts(new Date(now().getTime() + 1000))
    await becomes(id, 'published')
    await becomes(second, 'published')
    expect(mastodon.statuses).toHaveLength(2)
    mastodon.tokens.delete(fresh)
  })
})

const lost = async (text: string) => {
  mastodon.state.mood = 'takes-and-hangs-up'
  const { id } = await approved((await onMastodon()).id, { text })
  await publishNow(id)
  await becomes(id, 'unknown')
  mastodon.state.mood = 'well'
  return id
}

describe('what became of a post on Mastodon', () => {
  test('is found though it mentions somebody on another server', async () => {
    const id = await lost('Thank you, @ada@other.example & all: “it’s covered”')
    await later(31_000)
    await becomes(id, 'published')
    expect(mastodon.state.posts).toBe(1)
  })

  test('is found below a hundred others that were published since', async () => {
    const id = await lost('A vet’s bill can come at any time.')
    for (let nth = 0; nth < 100; nth++) mastodon.publishElsewhere(`News ${nth}`)
    await later(31_000)
    expect(await becomes(id, 'published')).toMatchObject({ url: 'https://social.example/@tarnbrook/100' })
    expect(mastodon.state.posts).toBe(1)
  })

  test('is not known among more than can be looked through, and it is not sent again', async () => {
    const id = await lost('A vet’s bill can come at any time.')
    for (let nth = 0; nth < 300; nth++) mastodon.publishElsewhere(`News ${nth}`)
    await later(31_000)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('could not be found among them'))
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
    expect(mastodon.state.posts).toBe(1)
  })

  test('is not known where something like it stands there, and it is not sent again', async () => {
    const id = await lost('A vet’s bill can come at any time, in any month of the year.')
    const [status] = mastodon.statuses.splice(0)
    mastodon.publishElsewhere('A vet’s bill can come at any time, in any month of the year.')
    expect(status).toBeDefined()
    await later(31_000)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('much like it'))
    expect(mastodon.state.posts).toBe(1)
  })
})

const due = async (hoursAgo: number) => {
  const { id } = await approved((await onMastodon()).id)
  await client().post.schedulePost({ id, localTime: '2090-06-01T09:30', takesSecond: false })
  await app.owner.query(`update post set scheduled_at = $2, due_at = $2 where id = $1`, [
    id,
    new Date(now().getTime() - hoursAgo * 60 * 60_000),
  ])
  await sweepPosts()
  return id
}

describe('a post whose time is over', () => {
  test('by an hour goes out', async () => {
    expect(await becomes(await due(1), 'published')).toMatchObject({ attempts: 1, problem: null })
  })

  test('by more than two is not published until somebody says so', async () => {
    const id = await due(2.1)
    expect(await becomes(id, 'failed')).toMatchObject({
      problem: expect.stringContaining('two hours ago'),
      attempts: 0,
    })
    expect((await told())[0]).toContain('two hours ago')
    expect(mastodon.state.posts).toBe(0)
    await publishNow(id)
    await becomes(id, 'published')
    expect(mastodon.state.posts).toBe(1)
  })
})

describe('on Bluesky', () => {
  test('a post is a record under a key that was chosen before, with links marked and the photo described', async () => {
    const { id: accountId } = await onBluesky()
    expect(await client().postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'connected' })
    const photo = await aPostPhoto(app, company(), 'approved')
    const { id } = await approved(accountId, { photoId: photo.id, text: 'Ünïcode 👍 https://tarnbrook.example/x, and' })
    await publishNow(id)
    const { url } = await becomes(id, 'published')
    const [key] = bluesky.records.keys()
    expect(url).toBe(`https://bsky.app/profile/${bluesky.handle}/post/${key}`)
    expect(bluesky.records.get(key ?? '')?.facets).toHaveLength(1)
    expect(bluesky.faults).toEqual([])
  })

  test('what was taken without a word is found by its key, and published once', async () => {
    bluesky.state.mood = 'takes-and-hangs-up'
    const { id } = await approved((await onBluesky()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    bluesky.state.mood = 'well'
    await later()
    await becomes(id, 'published')
    expect(bluesky.records.size).toBe(1)
    expect(bluesky.state.puts).toBe(1)
  })

  test('what was not taken is sent again under the same key', async () => {
    bluesky.state.mood = 'broken'
    const { id } = await approved((await onBluesky()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    bluesky.state.mood = 'well'
    await later()
    await eventually(async () => expect((await stateOf(id)).state).not.toBe('unknown'))
    await later()
    await becomes(id, 'published')
    expect(bluesky.records.size).toBe(1)
  })

  test('an app password that was revoked makes the account need attention', async () => {
    bluesky.state.isRevoked = true
    const { id: accountId } = await onBluesky()
    const { id } = await approved(accountId)
    await publishNow(id)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('needs attention'))
  })
})
