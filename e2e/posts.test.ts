import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../apps/server/test/a-photo.ts'
import { startFakeMastodon } from '../apps/server/test/fake-mastodon.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let mastodon: Awaited<ReturnType<typeof startFakeMastodon>>
let product: Product
let browser: Browser

beforeAll(async () => {
  mastodon = await startFakeMastodon()
  const settings = { OUTBOUND_ALLOW: `localhost:${mastodon.port}` }
  ;[product, browser] = await Promise.all([startProduct(settings), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  mastodon.close()
})

const name = 'Spring campaign'

test('a template, a photo that is approved, a post that somebody else approves, and it is published once', async () => {
  const desk = { product, browser }
  const designer = await openAs(desk, 'designer@tarnbrook.example', '/postList')
  await designer.page.getByRole('button', { name: 'New template' }).first().press('Enter')
  const making = designer.page.getByRole('dialog')
  await making.getByLabel('Name').fill('Spring')
  await making.getByRole('button', { name: 'New template' }).press('Enter')
  await making.getByLabel(/^Text/).fill('A vet’s bill can come at any time. {{company}} looks after it.')
  await making.getByLabel('Risk line').fill('Terms and limits apply.')
  await making.getByText(/Bluesky: \d+ of 300/).waitFor()
  expect(await faultsOf(designer.page)).toEqual([])
  await making.getByRole('button', { name: 'Save and publish' }).press('Enter')
  await designer.page.getByText('Spring is published').waitFor()
  expect(designer.complaints).toEqual([])

  const leader = await openAs(desk, 'primary@tarnbrook.example', '/AP?tab=accounts')
  await leader.page.getByRole('button', { name: 'Add an account' }).first().press('Enter')
  const account = leader.page.getByRole('dialog')
  await account.getByRole('combobox', { name: 'Network' }).click()
  await leader.page.getByRole('option', { name: 'Mastodon' }).click()
  await account.getByLabel('Name').fill('Tarnbrook on Mastodon')
  await account.getByLabel('Address').fill(mastodon.address)
  await account.getByLabel('Access token').fill(mastodon.token)
  await account.getByRole('button', { name: 'Save' }).press('Enter')
  await leader.page.getByRole('row', { name: /Tarnbrook on Mastodon.*Not tested/ }).waitFor()
  expect(await faultsOf(leader.page)).toEqual([])

  const author = await openAs(desk, 'standard@tarnbrook.example', '/AP?tab=photos')
  await author.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  const photo = author.page.getByRole('dialog')
  await photo.getByLabel('Description').fill('Boats in a harbour at dawn')
  await photo.getByRole('button', { name: 'Save' }).press('Enter')
  await author.page.getByRole('row', { name: /harbour.*Pending/ }).waitFor()
  expect(await faultsOf(author.page)).toEqual([])

  await leader.page.goto('/AP?tab=photos')
  await leader.page
    .getByRole('row', { name: /harbour/ })
    .getByRole('button')
    .last()
    .press('Enter')
  await leader.page.getByRole('menuitem', { name: 'Approve' }).press('Enter')
  await leader.page.getByRole('row', { name: /harbour.*Approved/ }).waitFor()

  await author.page.goto('/AP?tab=posts')
  await author.page.getByRole('button', { name: 'Write a post' }).first().press('Enter')
  const post = author.page.getByRole('dialog')
  await post.getByLabel('Name').fill(name)
  await post.getByRole('combobox', { name: /^Photo/ }).click()
  await author.page.getByRole('option', { name: 'harbour' }).click()
  await post.getByText(/Terms and limits apply\./).waitFor()
  expect(await faultsOf(author.page)).toEqual([])
  await post.getByRole('button', { name: 'Save' }).press('Enter')
  await author.page.getByRole('button', { name: 'Submit' }).press('Enter')
  await author.page.getByText('Somebody else has to approve it.').waitFor()
  expect(await faultsOf(author.page)).toEqual([])

  await leader.page.goto('/AP?tab=posts')
  await leader.page.getByRole('row', { name: /Spring campaign.*Submitted/ }).click()
  await leader.page.getByRole('button', { name: 'Approve' }).press('Enter')
  await leader.page.getByRole('button', { name: 'Publish now' }).press('Enter')
  await leader.page.getByRole('dialog').getByText('Published', { exact: true }).first().waitFor()
  await leader.page.getByRole('link', { name: /social\.example/ }).waitFor()
  expect(await faultsOf(leader.page)).toEqual([])
  expect(mastodon.statuses).toHaveLength(1)
  expect(mastodon.statuses[0]?.content).toContain('Terms and limits apply.')
  expect([...mastodon.media.values()]).toMatchObject([{ alt: 'Boats in a harbour at dawn' }])
  expect(mastodon.faults).toEqual([])

  await leader.page.goto('/AP')
  await leader.page.getByRole('button', { name: /Spring campaign.*Published/ }).waitFor()
  expect(await faultsOf(leader.page)).toEqual([])
  expect([...leader.complaints, ...author.complaints]).toEqual([])
})
