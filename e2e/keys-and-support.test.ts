import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const signedIn = (email: string, path: string) => openAs({ product, browser }, email, path)

test('a key is made, shown once and revoked, and the audit log tells', async () => {
  const { page, context, complaints } = await signedIn('primary@tarnbrook.example', '/secret')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Price comparison')
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  await dialog.getByText('The field is required').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Products', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  const shown = await dialog.getByLabel('Key', { exact: true }).inputValue()
  expect(shown).toMatch(/^cw_live_[\w-]{43}\.[\w-]{43}$/)
  const curl = (await dialog.getByRole('region', { name: 'A call with this key' }).textContent()) ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', curl.replace('curl ', 'curl -s ')])
  expect(JSON.parse(stdout)).toMatchObject({ status: 200 })
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('row', { name: /Price comparison.*Active/ }).click({ button: 'right' })
  expect(await page.content()).not.toContain(shown)
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('row', { name: /Price comparison.*Revoked/ }).waitFor()

  await page.goto('/setting-page?section=audit')
  await page.getByRole('row', { name: /Priya Underhill.*revoked the API key Price comparison/ }).click()
  await page.getByRole('dialog').getByText('revoked the API key Price comparison').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Thing$/ }).click()
  await page.getByRole('menuitem', { name: 'API keys' }).click()
  await page
    .getByRole('row', { name: /signed in/ })
    .first()
    .waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /made the API key Price comparison/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a stranger writes to us, and so does a member', async () => {
  const stranger = await openPage(browser, product.address)
  await stranger.page.goto('/contact-us')
  await stranger.page.getByRole('button', { name: 'Send' }).click()
  await stranger.page.getByText('Please input your email').waitFor()
  await stranger.page.getByText('Please type in the required information before you proceed.').waitFor()
  expect(await faultsOf(stranger.page)).toEqual([])
  await stranger.page.getByLabel('Your name').fill('Rowan Ellery')
  await stranger.page.getByLabel('Email').fill('rowan@')
  await stranger.page.getByLabel('Message').fill('Which plan fits two pet products?')
  await stranger.page.getByText('Sorry , Please enter the correct Email').waitFor()
  await stranger.page.getByLabel('Email').fill('rowan@saltmarsh.example')
  await stranger.page.getByLabel('What it is about').selectOption('sales')
  await stranger.page.getByRole('checkbox').check()
  await stranger.page.getByRole('button', { name: 'Send' }).click()
  await stranger.page.waitForURL('**/contact-successful')
  await stranger.page.getByText(/Quote S-\d{8}/).waitFor()
  expect(await faultsOf(stranger.page)).toEqual([])
  expect(stranger.complaints).toEqual([])

  const member = await signedIn('standard@tarnbrook.example', '/contact')
  await member.page.getByLabel('Subject').fill('A price table')
  await member.page.getByLabel('Message').fill('Row 14 is refused and I do not see why.')
  expect(await faultsOf(member.page)).toEqual([])
  await member.page.getByRole('button', { name: 'Send' }).click()
  await member.page.waitForURL('**/contact-success')
  await member.page.getByText(/Quote S-\d{8}/).waitFor()
  expect(await faultsOf(member.page)).toEqual([])
  await member.page.goto('/zendesk-transfer')
  await member.page.getByText('No help desk is set up. Contact support instead.').waitFor()
  expect(member.complaints).toEqual([])
  await Promise.all([stranger.context.close(), member.context.close()])
})

test('help leads from a screen to its article, from a word to its place, and what staff publish is found', async () => {
  const staff = await signedIn('staff@coverwright.example', '/knowledge-base')
  await staff.page.getByRole('button', { name: 'Write an article' }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('When we answer')
  await dialog.getByLabel('Text').fill('## Hours\n\nOn **weekdays** until five. <img src=x onerror=alert(1)>')
  await dialog.getByRole('region', { name: 'As it is read' }).getByText('<img src=x onerror=alert(1)>').waitFor()
  await dialog.getByLabel('Publish: every company reads it').check()
  expect(await faultsOf(staff.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await staff.page.getByText('Published', { exact: true }).waitFor()
  expect(staff.complaints).toEqual([])
  await staff.context.close()

  const { page, context, complaints } = await signedIn('primary@tarnbrook.example', '/publisher')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: 'About this screen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Publishing: from staging to live, on your own domain' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Knowledge base' }).first().click()
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill('wekdays five')
  await page.getByRole('link', { name: 'When we answer: Hours' }).click()
  await page.locator('#hours:focus').waitFor()
  await page.goBack()
  const search = page.getByRole('searchbox', { name: 'Search the knowledge base' })
  await expect.poll(() => search.inputValue()).toBe('wekdays five')
  await page.getByRole('link', { name: 'Contact support' }).click()
  await page.waitForURL('**/contact')
  expect(complaints).toEqual([])
  await context.close()
})
