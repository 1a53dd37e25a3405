import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '../apps/server/test/a-pdf.ts'
import { tinyPng } from '../apps/server/test/tiny-png.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, pathOf, sharedBrowser, signIn } from './open-browser.ts'
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

async function mailTo(recipient: string) {
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [recipient],
  )
  return rows[0]?.text ?? ''
}

const broker = 'primary@quayside.example'
const insurer = 'primary@tarnbrook.example'

test('a company fills in its profile, sends its documents, fails, corrects and is verified', async () => {
  const { page, context, complaints } = await signedIn(broker, '/company-profile#verification')
  await page.getByRole('heading', { name: 'Company profile' }).waitFor()
  await page.locator('#verification:focus').waitFor()
  await page.getByLabel('Official email').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await page.getByRole('button', { name: 'Send for verification' }).isDisabled()).toBe(true)
  await page.getByRole('alert').getByText('Not sent yet').waitFor()
  expect(await page.getByText('NNC1 or NAR1').count()).toBe(0)

  await page.getByLabel('Official email').fill('quay@gmail.com')
  await page.getByLabel('Website').fill('quayside')
  await page.getByLabel('Place of incorporation').focus()
  await page.getByText("Sorry , we don't allow email addresses from free email providers").waitFor()
  await page.getByText('Enter a web address such as').waitFor()
  await page.getByLabel('Official email').fill('office@quayside.example')
  await page.getByLabel('Website').fill('https://www.quayside.example')
  await page.getByLabel('Place of incorporation').fill('Scotland')
  await page.getByLabel('Main business address').fill('3 The Shore, Leith EH6 6QW')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('unsaved change').waitFor({ state: 'detached' })

  const documents = [
    'Certificate of incorporation',
    'Proof of address',
    'Passport of the beneficial owner',
    'Passport of the authorised signatory',
  ]
  for (const name of documents) {
    await page.getByRole('button', { name: `Add: ${name}` }).click()
    const dialog = page.getByRole('dialog')
    if (name === documents[0]) {
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('The field is required').waitFor()
      const svg = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
      await dialog.locator('input[type=file]').setInputFiles(svg)
      await dialog.getByText('Invalid file format.').waitFor()
    }
    await dialog.getByLabel('Number').fill(`No ${name.length}`)
    const scan = { name: 'scan.png', mimeType: 'image/png', buffer: tinyPng }
    const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aPdf({ pages: 2 }) }
    await dialog.locator('input[type=file]').setInputFiles(name === 'Proof of address' ? pdf : scan)
    // While it is on its way its name shows too; the button changes once it is there.
    await dialog.getByRole('button', { name: 'Choose another file' }).waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `Change: ${name}` }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: `Open: ${documents[0]}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('img', { name: documents[0] ?? '' })
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await page.getByText('Our reviewers are looking at it').waitFor()

  const staff = await signedIn('staff@coverwright.example', '/setting-page?section=reviews')
  await staff.page.getByRole('row', { name: /Quayside Cover.*Pending To Verify/ }).click()
  const drawer = staff.page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Open: Proof of address' }).click()
  const shown = staff.page.getByRole('dialog', { name: 'Proof of address' })
  await shown.getByRole('img', { name: 'Page 2 of 2' }).waitFor()
  expect(await faultsOf(staff.page)).toEqual([])
  await shown.getByRole('button', { name: 'Close' }).click()
  await shown.waitFor({ state: 'detached' })
  await drawer.getByRole('button', { name: 'Fail' }).click()
  const decision = staff.page.getByRole('dialog', { name: /Fail the verification/ })
  await decision.getByRole('button', { name: 'Fail' }).click()
  await decision.getByText('The field is required').waitFor()
  await decision.getByLabel('Reasons').fill('The passport has expired.')
  await decision.getByRole('button', { name: 'Fail' }).click()

  // Told by the live stream, without anybody pressing anything.
  await page.getByText('The passport has expired.').waitFor()
  await expect.poll(() => mailTo(broker)).toContain('The passport has expired.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Our reviewers are looking at it').waitFor()
  await staff.page.goto('/setting-page?section=reviews')
  await staff.page.getByRole('row', { name: /Quayside Cover.*Pending To Verify/ }).click()
  await drawer.getByRole('button', { name: 'Verify' }).click()
  await staff.page
    .getByRole('dialog', { name: /^Verify/ })
    .getByRole('button', { name: 'Verify' })
    .click()
  await page.getByRole('alert').getByText('Verified', { exact: true }).waitFor()
  expect([...complaints, ...staff.complaints]).toEqual([])
  await context.close()
  await staff.context.close()
})

const brandOf = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.style.getPropertyValue('--cw-brand'))).toLowerCase()

test('a theme colour restyles every open tab of the company, and stays legible whatever it is', async () => {
  const primary = await signedIn(insurer, '/company-profile')
  const colleague = await signedIn('standard@tarnbrook.example', '/home')
  for (const colour of ['#ffe600', '#ffffff', '#000000', '#b4005a']) {
    await primary.page.getByLabel('Theme colour').fill(colour)
    await expect.poll(() => brandOf(primary.page)).toBe(colour)
    await expect.poll(() => brandOf(colleague.page)).toBe(colour)
    await primary.page.keyboard.press('Escape')
    expect(await faultsOf(colleague.page), colour).toEqual([])
  }
  const logo = primary.page.locator('input[type=file]').first()
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: tinyPng })
  await primary.page.getByRole('banner').locator('img').first().waitFor()
  await colleague.page.getByRole('banner').locator('img').first().waitFor()
  await primary.page.getByRole('button', { name: 'Use the standard colour' }).click()
  await expect.poll(() => brandOf(colleague.page)).toBe('')
  await primary.context.close()
  await colleague.context.close()
})

const senderLink = async () => /http\S+email-verify-success\S+/.exec(await mailTo('post@quayside.example'))?.[0] ?? ''

test('the sender email is verified by the mailed link, and a made-up link says so', async () => {
  const { page, context, complaints } = await signedIn(broker, '/setting-page?section=account')
  await page.getByRole('button', { name: 'Use another address' }).click()
  await page.getByLabel('Email address').fill('hello@')
  await page.getByRole('button', { name: 'Send a link' }).click()
  await page.getByText('Sorry , Please enter the correct Email').waitFor()
  await page.getByLabel('Email address').fill('post@quayside.example')
  await page.getByRole('button', { name: 'Send a link' }).click()
  await page.getByText('Pending', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const guest = await openPage(browser, product.address)
  await expect.poll(senderLink).not.toBe('')
  await guest.page.goto(await senderLink())
  await guest.page.getByRole('heading', { name: 'The address is verified' }).waitFor()
  expect(await faultsOf(guest.page)).toEqual([])
  await page.getByText('Ready', { exact: true }).waitFor()
  await guest.page.goto('/email-verify-success?token=made-up')
  await guest.page.getByText('Something wrong happened. Failed to execute verification process').waitFor()
  expect(complaints).toEqual([])
  await context.close()
  await guest.context.close()
})

test('an agreement is uploaded, read, executed and kept', async () => {
  const { page, context, complaints } = await signedIn(insurer, '/business-agreement-center')
  await page.getByText('No agreements yet').waitFor()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') })
  await dialog.getByText('Invalid file format.').waitFor()
  await file.setInputFiles({ name: 'locked.pdf', mimeType: 'application/pdf', buffer: await aPdf({ password: 'x' }) })
  const another = dialog.getByRole('button', { name: 'Choose another PDF' })
  await another.waitFor()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Document does not comply!').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await file.setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: await aPdf({ pages: 3 }) })
  await another.waitFor()
  await dialog.getByLabel('Document name').fill('Terms of business')
  await dialog.getByRole('button', { name: 'Add' }).click()

  await page.getByRole('heading', { name: 'Terms of business' }).waitFor()
  await page.getByRole('img', { name: 'Page 1 of 3' }).waitFor()
  await page.getByText('Terms of business, page 1').waitFor({ state: 'attached' })
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Execute' }).click()
  const sign = page.getByRole('dialog')
  await sign.getByRole('button', { name: 'Execute' }).click()
  await sign.getByText('The field is required').first().waitFor()
  await sign.getByLabel('Your full name').fill('Priya Underhill')
  await sign.getByRole('checkbox').check()
  expect(await faultsOf(page)).toEqual([])
  await sign.getByRole('button', { name: 'Execute' }).click()
  // The copy shows by itself once it is made, with one page more.
  await page.getByRole('img', { name: 'Page 1 of 4' }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.getByText('Signed in as').waitFor()
  expect(await page.getByRole('button', { name: 'Move to trash' }).count()).toBe(0)
  await page.goto('/business-agreement-center')
  await page.getByRole('row', { name: /Terms of business.*Executed/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

async function execute(by: Page, name: string) {
  await by.getByRole('button', { name: 'Execute' }).click()
  await by.getByRole('dialog').getByLabel('Your full name').fill(name)
  await by.getByRole('dialog').getByRole('checkbox').check()
  await by.getByRole('dialog').getByRole('button', { name: 'Execute' }).click()
  await by.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a contract is executed by both partners', async () => {
  const { page, context } = await signedIn(insurer, '/BrokerContract')
  await page.getByRole('button', { name: 'New contract' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Partner').click()
  await page.getByRole('option', { name: 'Quayside Cover' }).click()
  const pdf = { name: 'Binding authority.pdf', mimeType: 'application/pdf', buffer: await aPdf() }
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await dialog.getByRole('button', { name: 'Choose another PDF' }).waitFor()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('heading', { name: 'Binding authority' }).waitFor()
  const contract = await pathOf(page)

  const partner = await signedIn(broker, '/home')
  await partner.page.getByRole('button', { name: /Tarnbrook Insurance asks you to execute/ }).click()
  await partner.page.waitForURL(`**${contract}`)
  await execute(partner.page, 'Oluchi Marsden')
  await execute(page, 'Priya Underhill')
  await page.getByRole('img', { name: 'Page 2 of 2' }).waitFor()
  await partner.page.getByRole('img', { name: 'Page 2 of 2' }).waitFor()
  expect(await faultsOf(partner.page)).toEqual([])
  await context.close()
  await partner.context.close()
})

test('home shows what is next and figures of the chosen time, and nothing invented', async () => {
  const { page, context, complaints } = await signedIn(insurer, '/home')
  const figures = page.getByRole('region', { name: 'Key figures' })
  await figures.getByText('Policies sold').waitFor()
  for (const range of ['All time', 'This year', 'Last 30 days', 'Last 7 days', 'Last 24 hours']) {
    await page.getByText(range, { exact: true }).click()
    await figures.getByText('£0.00').waitFor()
  }
  await expect.poll(() => pathOf(page)).toContain('range=hours24')
  await page.getByRole('region', { name: /^Set up Tarnbrook/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a deactivated account lets nobody in until the operator opens it again', async () => {
  const { page, context } = await signedIn(broker, '/setting-page?section=account')
  await page.getByRole('button', { name: 'Deactivate the account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('Wrong-one-1')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByText('Password incorrect!').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Your password').fill(product.password)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByText(/^Products or home pages of agents are still published/).waitFor()
  await product.database.query(
    `update mount set state = 'offline' where company_id = (select id from company where name = 'Quayside Cover')`,
  )
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('The account is deactivated').waitFor()
  await signIn(page, broker, product.password)
  await page.getByRole('heading', { name: 'This account was deactivated' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await page.getByText('Request received').waitFor()

  const staff = await signedIn('staff@coverwright.example', '/setting-page?section=reactivations')
  await staff.page.getByRole('row', { name: /Quayside Cover/ }).click({ button: 'right' })
  await staff.page.getByRole('menuitem', { name: 'Reactivate' }).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await staff.page.getByText('Quayside Cover is open again').waitFor()
  await expect.poll(() => mailTo(broker)).toContain('can sign in again')
  await page.goto('/')
  await signIn(page, broker, product.password)
  await page.waitForURL('**/home')
  await context.close()
  await staff.context.close()
})
