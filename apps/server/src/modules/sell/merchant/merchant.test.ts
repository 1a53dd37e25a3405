import { expect, test } from 'vitest'
import { aChannel, aLogo, aMerchant } from '../../../../test/channel-builders.ts'
import { anUpload } from '../../../../test/company-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const { aCompany, owner } = await startTestApp()

test('a channel sells at its merchants, whose codes are taken once in it', async () => {
  const company = await aCompany()
  const channel = await aChannel(company, { name: 'Paws & Co' })
  const made = await aMerchant(company, { channelId: channel.id, code: 'SHOP-12' })
  expect(made).toMatchObject({ channelName: 'Paws & Co', code: 'SHOP-12', state: 'activated' })
  await expect(aMerchant(company, { channelId: channel.id, code: 'SHOP-12' })).rejects.toMatchObject({
    code: 'merchant.code-taken',
    fields: { code: 'This merchant code already exists.' },
  })
  await aMerchant(company, { code: 'SHOP-12' })
  const { items } = await company.client.merchant.listMerchants({ channelId: channel.id })
  expect(items).toEqual([made])
})

test('is changed, but for what its links hold', async () => {
  const company = await aCompany()
  const { id, channelId, code, channelName, state, createdAt, ...details } = await aMerchant(company)
  const changed = await company.client.merchant.updateMerchant({
    id,
    ...details,
    name: 'Market Square',
    type: 'online',
  })
  expect(changed).toMatchObject({ channelId, code, name: 'Market Square', type: 'online' })
  await expect(
    company.client.merchant.updateMerchant({ id, ...details, logoFileId: (await anUpload(company, 'favicon')).id }),
  ).rejects.toMatchObject({ code: 'file.not-found' })
})

test('is activated and deactivated once', async () => {
  const company = await aCompany()
  const { id } = await aMerchant(company)
  const both = await Promise.allSettled([1, 2].map(() => company.client.merchant.deactivateMerchant({ id })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await company.client.merchant.activateMerchant({ id })).toMatchObject({ state: 'activated' })
})

test('tells every refused field in the words of the specification', async () => {
  const company = await aCompany()
  const wrong = { code: '', email: 'x', name: ' ', phone: '', logoFileId: '' }
  await expect(aMerchant(company, wrong)).rejects.toMatchObject({
    fields: {
      code: 'The field is required',
      email: 'Email is not valid.',
      name: 'The field is required',
      phone: 'The field is required',
      logoFileId: 'The field is required',
    },
  })
  // It would stand in every sale, where no person's name may be.
  await expect(aMerchant(company, { code: 'Jo Smith' })).rejects.toMatchObject({ code: 'invalid' })
})

test('goes with its channel where nobody has come by it', async () => {
  const company = await aCompany()
  const channel = await aChannel(company, { logoFileId: await aLogo(company) })
  await aMerchant(company, { channelId: channel.id })
  await company.client.channel.deleteChannel({ id: channel.id })
  expect(await owner.query('select from merchant where channel_id = $1', [channel.id])).toMatchObject({ rowCount: 0 })
})
