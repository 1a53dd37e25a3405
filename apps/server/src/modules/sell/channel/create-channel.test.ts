import { expect, test } from 'vitest'
import { aChannel, aLogo } from '../../../../test/channel-builders.ts'
import { anUpload } from '../../../../test/company-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const { aCompany, owner } = await startTestApp()

test('creates an activated channel', async () => {
  const company = await aCompany()
  const channel = await aChannel(company, { code: 'HK-001', name: ' Harbour ' })
  expect(channel).toMatchObject({ code: 'HK-001', name: 'Harbour', state: 'activated' })
  expect(await company.client.channel.getChannel({ id: channel.id })).toEqual(channel)
})

test('records who created it', async () => {
  const company = await aCompany()
  const { id } = await aChannel(company, { code: 'HK-001' })
  const { rows } = await owner.query('select * from audit where subject_id = $1', [id])
  expect(rows).toMatchObject([
    {
      company_id: company.companyId,
      actor_id: company.memberId,
      call: 'channel/createChannel',
      detail: { code: 'HK-001' },
    },
  ])
})

test('a code is taken once in a company, also by two people at once', async () => {
  const company = await aCompany()
  const results = await Promise.allSettled([1, 2, 3].map(() => aChannel(company, { code: 'HK-001' })))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  await expect(aChannel(company, { code: 'HK-001' })).rejects.toMatchObject({
    status: 409,
    code: 'channel.code-taken',
    message: 'This channel code already exists.',
  })
  await aChannel(await aCompany(), { code: 'HK-001' })
})

test('tells every refused field in the words of the specification', async () => {
  await expect(aChannel(await aCompany(), { name: '', email: 'desk' })).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    fields: { name: 'The field is required', email: 'Email is not valid.' },
  })
})

test('is changed, but for the code that its links hold', async () => {
  const company = await aCompany()
  const { id, code, state, createdAt, updatedAt, ...details } = await aChannel(company)
  const logoFileId = await aLogo(company)
  const changed = await company.client.channel.updateChannel({ id, ...details, logoFileId, name: 'Harbour Bank' })
  expect(changed).toMatchObject({ code, logoFileId, name: 'Harbour Bank' })
  expect(await company.client.channel.getChannel({ id })).toEqual(changed)
})

test('wants a logo that was uploaded as one, by the same company', async () => {
  const company = await aCompany()
  for (const logoFileId of [(await anUpload(company, 'favicon')).id, await aLogo(await aCompany())])
    await expect(aChannel(company, { logoFileId })).rejects.toMatchObject({ code: 'file.not-found' })
})
