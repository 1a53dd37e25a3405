import { expect, test } from 'vitest'
import { aFile } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'

const { aCompany, app } = await startTestApp()

test('the session learns who is signed in, where, and what they may open', async () => {
  const company = await aCompany({ role: 'designer', businessType: 'broker' })
  const data = await company.client.login.getUserData({})
  expect(data).toMatchObject({
    subId: company.memberId,
    businessType: 'broker',
    paymentMode: 'P1B',
    member: { email: company.email, role: 'designer' },
    company: { id: company.companyId, referenceNumber: expect.stringMatching(/^CW-\d{4}-\d{4}-\d{4}$/) },
    permissionList: { roleList: [{ name: 'Designer' }] },
  })
  expect(data.permissionList.requestList).toContainEqual({ url: '/project' })
  expect(data.permissionList.requestList).not.toContainEqual({ url: '/users' })
  expect(await company.client.identity.getUser({})).toMatchObject({ subId: company.memberId, email: company.email })
})

test('one changes one’s own name and title', async () => {
  const { client } = await aCompany()
  const { member } = await client.login.updateUserData({ name: ' Rowan Ellery ', title: 'Actuary' })
  expect(member).toMatchObject({ name: 'Rowan Ellery', title: 'Actuary' })
  await expect(client.login.updateUserData({ name: ' ', title: '' })).rejects.toMatchObject({
    fields: { name: 'The field is required' },
  })
})

test('a picture uploaded for it becomes the avatar and can be seen by its link', async () => {
  const company = await aCompany()
  expect(await company.client.payment.getPassOrAvatar({})).toBeNull()
  const { id } = await aFile(company)
  await company.client.payment.savePassOrAvatar({ id })
  const link = await company.client.payment.getPassOrAvatar({})
  const answer = await app.inject(link?.url ?? '')
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

test('a file of another purpose does not', async () => {
  const { client } = await aCompany()
  const { id } = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))
  await expect(client.payment.savePassOrAvatar({ id })).rejects.toMatchObject({ status: 404 })
})
