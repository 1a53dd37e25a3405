import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '../apps/server/test/a-pdf.ts'
import { freePort } from './free-port.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { closePages, openPage, pathOf, sharedBrowser, signIn } from './open-browser.ts'
import { act, askForLive, pounds, saleOf, shellOf } from './publications.ts'
import { executeNow } from './scheduled.ts'
import { choosePet, stagePet } from './stage-pet.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The port is chosen here, for the way back from the payment page leads through it.
  ;[product, browser] = await Promise.all([freePort().then((PORT) => startProduct({ PORT })), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const siteAt = (host: string) => product.address.replace('//localhost', `//${host}`)
const statusAt = async (page: Page, host: string) => (await page.goto(siteAt(host)))?.status()

test('from staging to live, swapped, rolled back, and offline at a set time', async () => {
  const { page, context } = await openPage(browser, product.address)
  const { page: visitor, context: visiting } = await openPage(browser, product.address)
  await page.goto('/publisher')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByText('Published release 1').waitFor()

  // Somebody has worked on the product meanwhile.
  await product.database.query(`update product set description = 'Vet fees, every year' where name = 'Pet Lifetime'`)
  await choosePet(page)
  await page.getByText('Nothing is missing.').waitFor()
  await page.getByLabel('Address').fill('pet.localhost')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('This address is live. Choose another one for staging.').waitFor()
  await stagePet(page)
  await page.getByText('Release 2', { exact: true }).first().waitFor()

  // Private: the visitor needs the password, the member does not.
  await expect.poll(() => statusAt(visitor, 'pet-try.localhost')).toBe(401)
  await act(page, 'New password')
  const password = await page.getByRole('textbox', { name: 'Password', exact: true }).inputValue()
  // Another one would shut out whoever was just given this: Done comes first.
  await page.getByRole('button', { name: 'Done' }).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await visitor.getByLabel('Password').fill('guess')
  await visitor.getByRole('button', { name: 'Open the site' }).click()
  await visitor.getByText('Password incorrect!').waitFor()
  await visitor.getByLabel('Password').fill(password)
  await visitor.getByRole('button', { name: 'Open the site' }).click()
  await visitor.getByText('Test mode: no cover is sold here and no money is taken').waitFor()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the site' }).click()
  await (await opening).getByText('Test mode').waitFor()

  // Swapped and rolled back, the address stays.
  await page.getByRole('link', { name: /^Live/ }).click()
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByRole('heading', { name: 'Pet Lifetime', level: 2 }).waitFor()
  await page.getByText('Published release 1').waitFor()
  await page.getByRole('button', { name: 'Swap design' }).click()
  await page.getByRole('combobox', { name: 'What goes there' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime, Release 2 (pet-try.localhost)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Swap design' }).click()
  await page.getByText('pet.localhost shows the new design').waitFor()
  await expect.poll(() => statusAt(visitor, 'pet.localhost')).toBe(200)
  await page.getByRole('link', { name: 'Swap backup 1' }).waitFor()
  // Whoever moved it stays with it, whatever else is live.
  await page.getByText('Swapped to release 2').waitFor()
  await act(page, 'Roll back')
  await page.getByText('pet.localhost is back as it was').waitFor()
  await page.getByText('Rolled back to release 1').waitFor()
  await expect.poll(() => statusAt(visitor, 'pet.localhost')).toBe(200)

  // What was swapped in has left staging: it goes there again before it goes live elsewhere.
  await page.getByRole('link', { name: 'Staging 0' }).waitFor()
  await choosePet(page)
  await stagePet(page)

  await page.getByRole('link', { name: /^Staging/ }).click()
  await page.getByRole('button', { name: 'Go live' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Release 2 goes live exactly as it is').waitFor()
  await dialog.getByLabel('Address').fill('pet-two.localhost')
  await dialog.getByRole('button', { name: 'Go live' }).click()
  await page.getByText('Pet Lifetime is live at pet-two.localhost').waitFor()
  await page.getByText('Release 2 went live').waitFor()
  await page.getByRole('link', { name: 'Staging 0' }).waitFor()
  await expect.poll(() => statusAt(visitor, 'pet-try.localhost')).toBe(404)
  await expect.poll(() => statusAt(visitor, 'pet-two.localhost')).toBe(200)

  // At a set time, on the company's clocks, which skip and repeat hours.
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  // Nothing is chosen for anybody: what happens and when are asked.
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('Choose what happens').waitFor()
  await dialog.getByRole('radio', { name: 'Take it offline' }).check()
  const when = dialog.getByLabel('Date and time')
  await when.fill('2027-03-28T01:30')
  await dialog.getByText('The clocks skip this time. It happens when they do, at 02:00.').waitFor()
  await when.fill('2027-10-31T01:30')
  await dialog.getByText(/^The clocks go back: this time comes twice/).waitFor()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('The field is required').waitFor()
  await dialog.getByLabel('Name').fill('End of the trial')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText('End of the trial is scheduled').waitFor()
  await executeNow(product)
  await expect.poll(() => statusAt(visitor, 'pet-two.localhost')).toBe(404)
  await page.goto('/publisher?schedule')
  await page.getByRole('row', { name: /31 Oct 2027, 01:30.*End of the trial.*Done/ }).waitFor()

  // What is offline stands in pre-live although the product answers elsewhere.
  await page.getByRole('link', { name: 'Pre-live 1' }).click()
  await page.getByRole('button', { name: /pet-two\.localhost/ }).waitFor()

  // Approving reaches customers: it is asked for first.
  await askForLive(product, 'pet-two.localhost', 'pet-three.localhost')
  await page.goto('/publisher')
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByText('If it stands in staging, it leaves its private address there').waitFor()
  expect(await statusAt(visitor, 'pet-three.localhost')).toBe(404)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('pet-three.localhost: approved').waitFor()
  await expect.poll(() => statusAt(visitor, 'pet-three.localhost')).toBe(200)
  await Promise.all([context.close(), visiting.close()])
})

/** Answers the policy number. */
async function buyAt(host: string, email: string) {
  const { page, context } = await openPage(browser, siteAt(host))
  await answerAll(page, { email })
  await choosePlan(page)
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page)
  await page.getByText('Thank you, you are covered').waitFor()
  const number = (await page.locator('.cj-said dd').first().textContent()) ?? ''
  await context.close()
  return number
}

test('a broker makes its own product on an insurer’s body and sells it; both see the sale, each its part', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/primary-product')
  await signIn(page, 'primary@quayside.example', product.password)
  await page.getByRole('row', { name: /Pet Lifetime.*Tarnbrook Insurance/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sell Pet Lifetime' })
  await dialog.getByText('Questions, cover and prices stay Tarnbrook Insurance’s.').waitFor()
  await dialog.getByLabel('Name of your product').fill('')
  await dialog.getByRole('button', { name: 'Make the product' }).click()
  await dialog.getByText('The field is required').waitFor()
  await dialog.getByLabel('Name of your product').fill('Harbour Pet')
  await dialog.getByRole('button', { name: 'Make the product' }).click()
  await page.waitForURL('**/publishTS?product=*')
  const productId = new URLSearchParams((await pathOf(page)).split('?')[1]).get('product') ?? ''

  // Its own policy numbers.
  await page.goto('/policy-engine?tab=products')
  await page.getByRole('row', { name: /Harbour Pet/ }).click()
  const numbers = page.getByRole('dialog', { name: 'Number Harbour Pet' })
  await numbers.getByRole('combobox').click()
  await page.getByRole('option', { name: /Quayside policies/ }).click()
  await numbers.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Harbour Pet is numbered by Quayside policies').waitFor()

  // What is asked and sold is the provider's, to be looked at; the site is the broker's own.
  await page.goto(`/bs-build?product=${productId}&part=plans`)
  await page.getByText('Your provider’s insurance').waitFor()
  expect(await page.getByRole('button', { name: 'Add a plan' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await page.goto(`/editor?product=${productId}`)
  const canvas = page.frameLocator('#preview-frame')
  await canvas.getByRole('heading', { level: 1 }).click()
  const inspector = page.getByRole('complementary', { name: 'Properties' })
  await inspector.getByLabel('Heading').fill('Cover from the quayside')
  await canvas.getByRole('heading', { name: 'Cover from the quayside' }).waitFor()
  await expect.poll(() => shellOf(product, productId)).toContain('Cover from the quayside')

  await page.goto(`/publishTS?product=${productId}`)
  await page.getByText('Nothing is missing.').waitFor()
  await page.getByLabel('Address').fill('harbour-try.localhost')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('Harbour Pet is in staging at harbour-try.localhost').waitFor()
  await page.getByRole('button', { name: 'Go live' }).click()
  await page.getByRole('dialog').getByLabel('Address').fill('harbour.localhost')
  await page.getByRole('dialog').getByRole('button', { name: 'Go live' }).click()
  await page.getByText('Harbour Pet is live at harbour.localhost').waitFor()

  const { page: visitor, context: visiting } = await openPage(browser, siteAt('harbour.localhost'))
  await visitor.goto('/')
  await visitor.getByRole('heading', { level: 1, name: 'Cover from the quayside' }).waitFor()
  await visiting.close()
  const number = await buyAt('harbour.localhost', 'harbour@example.com')
  expect(number).toMatch(/^QSC-PET-\d+$/)

  const sold = await saleOf(page, number)
  const { page: insurer, context: providing } = await openPage(browser, product.address)
  await insurer.goto('/primary-product')
  await signIn(insurer, 'primary@tarnbrook.example', product.password)
  await insurer.getByRole('row', { name: /Pet Lifetime/ }).waitFor()
  const provided = await saleOf(insurer, number)
  const { rows } = await product.database.query(
    'select gross_minor, commission_minor + fee_minor as seller_minor from policy where number = $1',
    [number],
  )
  const [gross, part] = [Number(rows[0].gross_minor), Number(rows[0].seller_minor)]
  for (const text of ['Tarnbrook Insurance', 'We sold it', pounds(gross), pounds(part), 'the partner', 'P2I'])
    expect(sold).toContain(text)
  for (const text of ['Quayside Cover', 'We provide it', pounds(gross), pounds(gross - part), 'us', 'P2I'])
    expect(provided).toContain(text)
  await Promise.all([context.close(), providing.close()])
})

test('behind the security key that support issues, a document is replaced and the sites are closed for a while', async () => {
  const { page: staff, context: supporting } = await openPage(browser, product.address)
  await staff.goto('/maintenance')
  await signIn(staff, 'staff@coverwright.example', product.password)
  const { rows } = await product.database.query(
    `select id, reference_number from company where name = 'Tarnbrook Insurance'`,
  )
  const [{ id: companyId, reference_number: reference }] = rows
  await staff.getByLabel('Reference number').fill('CW-0')
  await staff.getByRole('button', { name: 'Issue a key' }).click()
  await staff.getByText('No company has this reference number.').waitFor()
  await staff.getByLabel('Reference number').fill(reference)
  await staff.getByRole('button', { name: 'Issue a key' }).click()
  const issued = staff.getByRole('dialog', { name: 'The security key of Tarnbrook Insurance' })
  const key = await issued.getByLabel('Security key').inputValue()
  await supporting.close()
  await expect
    .poll(
      async () =>
        (await product.database.query('select from security_key where company_id = $1', [companyId])).rowCount,
    )
    .toBe(1)

  const { page, context } = await openPage(browser, product.address)
  const { page: visitor, context: visiting } = await openPage(browser, siteAt('pet.localhost'))
  await page.goto('/maintenance')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.getByRole('textbox', { name: 'Security key' }).fill('WRONG')
  await page.getByRole('button', { name: 'Open the portal' }).click()
  await page.getByText('Security key incorrect!').waitFor()
  await page.getByRole('textbox', { name: 'Security key' }).fill(key.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByText('Nothing was replaced yet').waitFor()

  const replace = async (name: string) => {
    await page.getByRole('button', { name: 'Replace a document' }).click()
    const dialog = page.getByRole('dialog', { name: 'Replace a document' })
    await dialog.getByRole('combobox', { name: 'Document' }).click()
    await page.getByRole('option', { name: 'Policy booklet, Pet Lifetime' }).click()
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: await aPdf() })
    await dialog.getByText(name).first().waitFor()
    return dialog
  }
  expect((await visitor.goto('/_/documents/booklet'))?.headers()['content-type']).toContain('text/html')
  await (await replace('booklet.pdf')).getByRole('button', { name: 'Replace', exact: true }).click()
  await page.getByText('Policy booklet is replaced').waitFor()
  await page.getByRole('row', { name: /Policy booklet.*booklet\.pdf.*Success/ }).waitFor()
  const typeOf = () => visitor.evaluate(async () => (await fetch('/_/documents/booklet')).headers.get('content-type'))
  await expect.poll(typeOf).toBe('application/pdf')

  const later = await replace('next.pdf')
  await later.getByText('In minutes').click()
  await later.getByLabel('Minutes from now, 3 to 60').fill('60')
  await later.getByRole('button', { name: 'Replace', exact: true }).click()
  const planned = page.getByRole('row', { name: /next\.pdf/ })
  await planned.getByText('Active').waitFor()
  await planned.getByRole('button', { name: 'Suspend' }).click()
  await planned.getByRole('button', { name: 'Resume' }).click()
  await planned.getByRole('button', { name: 'Suspend' }).waitFor()

  // While a window runs nobody can buy, and everybody is told when to come back.
  const clock = (minutes: number) =>
    page.evaluate((after) => {
      const at = new Date(Date.now() + after * 60_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    }, minutes)
  await page.getByRole('button', { name: 'Plan a window' }).click()
  const window = page.getByRole('dialog', { name: 'Plan a window' })
  await window.getByLabel('Begins').fill(await clock(-2))
  await window.getByLabel('Ends').fill(await clock(30))
  await window.getByLabel('What for').fill('New tables')
  await window.getByRole('button', { name: 'Plan it' }).click()
  await page.getByRole('row', { name: /New tables.*Running/ }).waitFor()
  await expect.poll(async () => (await visitor.goto('/'))?.status()).toBe(503)
  await visitor.getByText('We are Under Maintenance.').waitFor()
  await page.getByRole('button', { name: 'Cancel the window' }).click()
  await page.getByRole('row', { name: /New tables.*Cancelled/ }).waitFor()
  await expect.poll(async () => (await visitor.goto('/'))?.status()).toBe(200)
  await Promise.all([context.close(), visiting.close()])
})
