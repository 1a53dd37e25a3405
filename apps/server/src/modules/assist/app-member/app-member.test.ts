import { beforeEach, describe, expect, test } from 'vitest'
import { anAppGroup, anAppMember, aTalker, linkMailedTo, readyToInvite } from '../../../../test/hub-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
const { visitor, owner } = app

let company: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  app.clock.now = () => new Date()
  company = await app.aCompany()
  client = company.client
})

const ada = { name: 'Ada Finch', email: 'Ada.Finch@Hollins.example', groupId: null }
const wait = (ms: number) => {
  const now = new Date(Date.now() + ms)
  app.clock.now = () => now
}

describe('inviting', () => {
  test('needs a verified sender email and the links of the app', async () => {
    await expect(client.appMember.inviteMember(ada)).rejects.toMatchObject({ code: 'app-member.sender-not-verified' })
    await owner.query(`update company set sender_email = 'a@b.example', sender_verified_at = now() where id = $1`, [
      company.companyId,
    ])
    await expect(client.appMember.inviteMember(ada)).rejects.toMatchObject({ code: 'app-member.no-app-links' })
    await readyToInvite(app, company)
    expect(await client.appMember.getReadiness({})).toEqual({
      isSenderVerified: true,
      hasAppLinks: true,
      groups: 0,
      admins: 0,
    })
    expect(await client.appMember.inviteMember(ada)).toMatchObject({
      state: 'invited',
      email: 'ada.finch@hollins.example',
    })
  })

  test('mails a link that opens for a day, and nobody else’s', async () => {
    const { email } = await anAppMember(app, company)
    const token = await linkMailedTo(app, email)
    expect(await visitor.productTalk.openLink({ token })).toMatchObject({ companyId: company.companyId })
    // At a desk and on a telephone.
    await visitor.productTalk.openLink({ token })
    const refused = { code: 'app-member.link-expired', message: expect.stringContaining('The link expired') }
    await expect(visitor.productTalk.openLink({ token: `${token}x` })).rejects.toMatchObject(refused)
    await expect(visitor.productTalk.openLink({ token: 'made-up' })).rejects.toMatchObject(refused)
    const other = await app.aCompany()
    const moved = [other.companyId, ...token.split('.').slice(1)].join('.')
    await expect(visitor.productTalk.openLink({ token: moved })).rejects.toMatchObject(refused)
    wait(24 * 60 * 60_000 + 1000)
    await expect(visitor.productTalk.openLink({ token })).rejects.toMatchObject(refused)
  })

  test('an old link brings a fresh one to the same address, and says nothing to others', async () => {
    const { email } = await anAppMember(app, company)
    const token = await linkMailedTo(app, email)
    wait(25 * 60 * 60_000)
    expect(await visitor.productTalk.renewLink({ token })).toBeNull()
    const fresh = await linkMailedTo(app, email)
    expect(fresh).not.toBe(token)
    await visitor.productTalk.openLink({ token: fresh })
    // The old one is nobody's any more.
    expect(await visitor.productTalk.renewLink({ token })).toBeNull()
    expect(await visitor.productTalk.renewLink({ token: 'made-up' })).toBeNull()
    expect(await linkMailedTo(app, email)).toBe(fresh)
  })

  test('one address is once in an app, and in the apps of two companies', async () => {
    await readyToInvite(app, company)
    await client.appMember.inviteMember(ada)
    await expect(client.appMember.inviteMember(ada)).rejects.toMatchObject({ code: 'app-member.email-taken' })
    const other = await app.aCompany()
    await readyToInvite(app, other)
    expect(await other.client.appMember.inviteMember(ada)).toMatchObject({ state: 'invited' })
  })

  test('takes no place of a secondary user', async () => {
    for (let n = 0; n < 11; n++) await anAppMember(app, company)
    const colleague = {
      email: 'sol@tarnbrook.example',
      name: 'Sol',
      role: 'standard',
      roleId: null,
      groupId: null,
    } as const
    await client.login.sendSecondaryUserEmail(colleague)
    expect((await client.appMember.listMembers({})).total).toBe(11)
  })
})

describe('admins', () => {
  test('are five at most, also where two promote at once', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => anAppMember(app, company)))
    for (const { id } of members.slice(0, 4)) await client.appMember.promoteMember({ id })
    const outcomes = await Promise.allSettled(members.slice(4).map(({ id }) => client.appMember.promoteMember({ id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      outcomes.filter(({ status }) => status === 'rejected').map((each) => (each as PromiseRejectedResult).reason),
    ).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ message: 'Admin Limit Reached' })))
    await client.appMember.revertMember({ id: members[0]?.id ?? '' })
    const left = (await client.appMember.listMembers({ isAdmin: false })).items.find(({ id }) => id !== members[0]?.id)
    expect(await client.appMember.promoteMember({ id: left?.id ?? '' })).toMatchObject({ isAdmin: true })
  })
})

describe('somebody', () => {
  test('who is blocked is out at their next call, and no link lets them in', async () => {
    const talker = await aTalker(app, company)
    const token = await linkMailedTo(app, talker.email)
    await talker.client.productTalk.getTalk({})
    await client.appMember.blockMember({ id: talker.id })
    await expect(talker.client.productTalk.getTalk({})).rejects.toMatchObject({ code: 'not-signed-in' })
    await expect(visitor.productTalk.openLink({ token })).rejects.toMatchObject({ code: 'app-member.link-expired' })
    await expect(client.appMember.sendLink({ id: talker.id })).rejects.toMatchObject({
      code: 'app-member.not-in-state',
    })
    await client.appMember.unblockMember({ id: talker.id })
    await client.appMember.sendLink({ id: talker.id })
    await visitor.productTalk.openLink({ token: await linkMailedTo(app, talker.email) })
  })

  test('who is erased leaves nothing, with what they asked', async () => {
    const talker = await aTalker(app, company)
    await talker.client.productTalk.ask({ text: 'Is my parrot covered?' })
    await client.appMember.eraseMember({ id: talker.id })
    for (const table of ['app_member', 'app_session', 'talk_question'])
      expect(
        (await owner.query(`select from ${table} where company_id = $1`, [company.companyId])).rows,
        table,
      ).toEqual([])
    await expect(talker.client.productTalk.getTalk({})).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  test('is in one group or in none; a group that goes leaves them in none', async () => {
    const { id } = await anAppMember(app, company)
    const group = await anAppGroup(company)
    expect(await client.appMember.moveMember({ id, groupId: group.id })).toMatchObject({ groupName: group.name })
    expect((await client.appMember.listGroups({})).items).toMatchObject([{ members: 1 }])
    await client.appMember.deleteGroup({ id: group.id })
    expect(await client.appMember.getMember({ id })).toMatchObject({ groupId: null, groupName: '' })
  })
})
