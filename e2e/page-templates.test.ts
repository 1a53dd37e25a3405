import { exampleOf } from '@coverwright/domain/fields'
import { AgentPageForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { faultsOf } from './faults.ts'
import { openShop, type Shop } from './journey/open-shop.ts'

let shop: Shop
const host = 'edda-pictured.localhost'

beforeAll(async () => {
  shop = await openShop(host)
  const { address, password } = shop.studio
  const { client } = await signedInClient(address, 'primary@tarnbrook.example', password)
  const { id } = await client.directPage.create(exampleOf(AgentPageForm))
  const { rows } = await shop.database.query<{ text: string }>(
    `select text from outbox_message where text like '%confirm-create-agent%' order by id desc limit 1`,
  )
  const token = new URL(/https?:\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  await client.directPage.confirm({ token, name: 'Edda Marlow', phone: '', location: 'Whitby' })
  await client.directPage.bindSubdomain({ id, host })
  await client.directPage.activate({ id })
})
afterAll(() => shop.close())

test('a page template is made from home by the keyboard, looked at, chosen, and the page is another', {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await shop.openStudio('/home')
  await page.getByRole('link', { name: 'Page templates' }).press('Enter')
  await page.getByRole('button', { name: 'New template' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our agents')
  await dialog.getByRole('button', { name: 'New template' }).press('Enter')

  const drawn = page.frameLocator('iframe')
  await drawn.getByRole('heading', { name: 'Write to Edda Marlow' }).waitFor()
  // The footer can be looked at, and nothing more.
  await page.getByRole('button', { name: /^Who regulates you/ }).press('Enter')
  await page.getByText('Nobody can move it, change it or take it away.').waitFor()
  expect(await page.getByRole('button', { name: /Remove Who regulates you|Move Who regulates you/ }).count()).toBe(0)

  await page.getByRole('button', { name: /^Card of the agent/ }).press('Enter')
  await page.getByRole('button', { name: 'Add a block' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Heading' }).press('Enter')
  await page.getByRole('textbox', { name: 'Text' }).fill('Welcome to {{agentName}}')
  await drawn.getByRole('heading', { name: 'Welcome to Edda Marlow' }).waitFor()
  await page.getByRole('button', { name: /^Colours and background/ }).press('Enter')
  await page.getByLabel('The page', { exact: true }).fill('#102030')
  await page.locator('iframe[srcdoc*="--sheet: #102030"]').waitFor()
  // The colours to choose from stand over the fields until these are left.
  await page.getByRole('button', { name: /^Colours and background/ }).focus()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 1 is what pages show from now on').waitFor()

  await page.getByRole('link', { name: 'Page templates' }).press('Enter')
  await page.getByRole('link', { name: /^In use/ }).press('Enter')
  await page.getByRole('button', { name: 'Choose a template for Edda Marlow' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Our agents' }).click()
  await drawn.getByRole('heading', { name: 'Welcome to Edda Marlow' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use it for this page' }).press('Enter')
  await page.getByRole('row', { name: /Edda Marlow.*Our agents, version 1/ }).waitFor()

  const visitor = await shop.visit()
  await visitor.page.goto('/')
  await visitor.page.getByRole('heading', { name: 'Welcome to Edda Marlow' }).waitFor()
  const ground = () =>
    visitor.page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor)
  expect(await ground()).toBe('rgb(16, 32, 48)')
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(visitor.page)).toEqual([])
  expect(visitor.complaints).toEqual([])
  // The frame of the page runs no script, not even that of whoever looks for faults.
  expect(complaints.filter((complaint) => !complaint.startsWith('Blocked script execution'))).toEqual([])
})

test('one page is designed for itself by the keyboard, seen as it is, and nobody else’s changes', {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await shop.openStudio('/home')
  await page.getByRole('link', { name: 'Agent home pages' }).press('Enter')
  await page.getByRole('button', { name: 'Actions for Edda Marlow' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Design this page' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Later versions of Our agents no longer change this page.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Begin the design' }).press('Enter')

  const drawn = page.frameLocator('iframe')
  await drawn.getByText('Whitby').first().waitFor()
  await page.getByRole('combobox', { name: 'Show it on the page of' }).waitFor()
  await page.getByRole('button', { name: /^Heading/ }).press('Enter')
  await page.getByRole('textbox', { name: 'Text' }).fill('Edda, at the harbour')
  await drawn.getByRole('heading', { name: 'Edda, at the harbour' }).waitFor()
  const visitor = await shop.visit()
  await visitor.page.goto('/')
  await visitor.page.getByRole('heading', { name: 'Welcome to Edda Marlow' }).waitFor()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 2 is what pages show from now on').waitFor()
  await expect
    .poll(async () => {
      await visitor.page.reload()
      return visitor.page.getByRole('heading', { name: 'Edda, at the harbour' }).count()
    })
    .toBe(1)

  await page.getByRole('link', { name: 'Page templates' }).press('Enter')
  await page.getByRole('row', { name: /Edda Marlow.*For one page alone/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^In use/ }).press('Enter')
  await page.getByRole('row', { name: /Edda Marlow.*A design of its own, version 2/ }).waitFor()
  expect(visitor.complaints).toEqual([])
  expect(complaints.filter((complaint) => !complaint.startsWith('Blocked script execution'))).toEqual([])
})
