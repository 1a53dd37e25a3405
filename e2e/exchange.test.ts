import { exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import { PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'
import { exampleOf } from '@coverwright/domain/fields'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { publishLive } from '../apps/server/test/publish-live.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The port is chosen here, for the way back from the payment page leads through it.
  ;[product, browser] = await Promise.all([freePort().then((PORT) => startProduct({ PORT })), sharedBrowser()])
  // The broker is paid itself, so that it can sell what it took.
  await product.database.query(`update company set payment_mode = 'P1B' where name = 'Quayside Cover'`)
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const host = 'quay-pets.localhost'
type Client = Awaited<ReturnType<typeof clientOf>>
const clientOf = async (email: string) => (await signedInClient(product.address, email, product.password)).client

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The insurance of the demo's pet product, with its rates, approved without a browser. */
async function giveInsurance() {
  const designer = await clientOf('designer@tarnbrook.example')
  const { items } = await designer.product.listProducts({ search: 'Pet Lifetime' })
  const made = await designer.exchange.createFromProduct({
    name: 'Pet insurance',
    about: '',
    tags: ['pets'],
    licence: 'CC BY 4.0',
    kind: 'body',
    productId: items[0]?.id ?? '',
    withRates: true,
  })
  await giveItem(made, designer)
}

/** Generated, submitted and approved. */
async function giveItem({ id: itemId, name }: { id: string; name: string }, designer: Client) {
  const staff = await clientOf('staff@coverwright.example')
  await designer.exchange.generateItem({ id: itemId, notes: '' })
  await designer.exchange.submitItem({ id: itemId })
  const reviewed = async () => (await staff.exchange.listReviews({ search: name })).items[0]?.id
  await expect.poll(reviewed, { timeout: 30_000 }).toBeTruthy()
  const id = (await reviewed()) ?? ''
  await staff.exchange.decideReview({ id, verdict: 'approve', looked: [...exchangeChecks], reasons: '' })
}

/** What the law wants said is the taker's own to say. */
async function makeReady(name: string) {
  const client = await clientOf('primary@quayside.example')
  const { items } = await client.product.listProducts({ search: name })
  const id = items[0]?.id ?? ''
  const { body, revision } = await client.product.getBody({ id })
  const regulatory = {
    insurer: 'Quayside Cover',
    tradingName: 'Quayside Cover',
    firmReferenceNumber: '123456',
    statement: 'Quayside Cover is authorised and regulated by the Financial Conduct Authority, number 123456.',
    complaints: 'Write to us, then to the Financial Ombudsman Service.',
    demandsAndNeeds: 'It suits those who want vet fees paid.',
    contact: { phone: '0117 000 0000', email: 'help@quayside.example' },
  }
  await client.product.updateBody({ id, revision, body: { ...body, regulatory } })
  const gateway = await client.payment.savePaymentMethod({ kind: 'test' })
  if (gateway.state !== 'active') await client.payment.updateCompanyPayment({ id: gateway.id, action: 'activate' })
  const numbers = { ...exampleOf(PolicyNumberForm), name: 'Quay pets', prefixes: ['QP'] }
  const { id: policyNumberId } = await client.number.createPolicyNo(numbers)
  await client.number.updatePolicyNoByProductId({ productId: id, policyNumberId })
  await publishLive({ client }, { id, host })
}

test('made, derived, submitted, rejected, submitted again, approved, taken, and bought on', {
  timeout: 300_000,
}, async () => {
  const { page, complaints } = await openAs({ product, browser }, 'designer@tarnbrook.example', '/masterSBCX')
  await page.getByText('No master items yet').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'New master item' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Made from the product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Pet pages')
  await dialog.getByLabel('Licence').fill('CC BY 4.0')
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make it' }).press('Enter')
  const row = page.getByRole('row', { name: /Pet pages.*Not generated/ })
  await row.waitFor()
  await choose(page, 'Pet pages', 'Generate')
  await dialog.getByLabel('What is new').fill('The first')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('row', { name: /Pet pages.*Version 1, generated/ }).waitFor()

  await choose(page, 'Pet pages', 'Preview')
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await dialog.getByText('Phone', { exact: true }).click()
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])
  await page.keyboard.press('Escape')

  await choose(page, 'Pet pages', 'Derive an item')
  await dialog.getByLabel('Name', { exact: true }).fill('Pet pages in green')
  await dialog.getByRole('button', { name: 'Derive an item' }).click()
  await page.getByText('Pet pages in green is derived').waitFor()
  await page.goto('/subSBCX')
  await page.getByRole('row', { name: /Pet pages in green.*Pet pages/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/masterSBCX')
  await choose(page, 'Pet pages', 'Submit for approval')
  await page.getByRole('row', { name: /Pet pages.*Submitted/ }).waitFor()

  const { page: desk } = await openAs({ product, browser }, 'staff@coverwright.example', '/approvalSBCX')
  const waiting = desk.getByRole('row', { name: /Pet pages/ }).first()
  await waiting.waitFor()
  await desk.getByText('Pet pages', { exact: true }).click()
  const drawer = desk.getByRole('dialog')
  await drawer.getByText('Licences are named').waitFor()
  expect(await faultsOf(desk)).toEqual([])
  await drawer.getByRole('button', { name: 'Reject' }).click()
  await desk.getByLabel('Why', { exact: true }).fill('Say which pets.')
  await desk.getByRole('dialog', { name: 'Reject Pet pages?' }).getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('Pet pages is rejected').waitFor()

  await page.goto('/approvalSBCX')
  await page.getByText('Rejected: Say which pets.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await choose(page, 'Pet pages', 'Submit for approval')
  await page.getByText('Pet pages is submitted').waitFor()
  await desk.goto('/approvalSBCX?state=pending')
  await waiting.waitFor()
  await desk.getByText('Pet pages', { exact: true }).click()
  await drawer
    .getByRole('checkbox')
    .nth(exchangeChecks.length - 1)
    .waitFor()
  for (const box of await drawer.getByRole('checkbox').all()) await box.check()
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await desk.getByText('Pet pages is approved').waitFor()
  await giveInsurance()

  const { page: shelf } = await openAs({ product, browser }, 'primary@quayside.example', '/productLibrary')
  const take = async (name: string) => {
    await shelf.goto('/productLibrary')
    await shelf.getByRole('button', { name: `Open: ${name}` }).click()
    expect(await faultsOf(shelf)).toEqual([])
    await shelf.getByRole('button', { name: 'Take a copy' }).click()
  }
  await take('Pet insurance')
  const taking = shelf.getByRole('dialog', { name: /^Take / })
  await taking.getByLabel('What it is called here').fill('Quay pets')
  await taking.getByRole('button', { name: 'Take a copy' }).click()
  await shelf.waitForURL('**/dashBoard?product=*')
  await take('Pet pages')
  await taking.getByText('A product of ours').click()
  await taking.getByRole('combobox').click()
  await shelf.getByRole('option', { name: 'Quay pets' }).click()
  await taking.getByRole('button', { name: 'Take a copy' }).click()
  await shelf.waitForURL('**/dashBoard?product=*')

  await makeReady('Quay pets')
  const { page: shop } = await openPage(browser, product.address.replace('localhost', host))
  await answerAll(shop)
  await choosePlan(shop)
  await declare(shop)
  await shop.getByRole('button', { name: /^Pay / }).click()
  await shop.waitForURL('**/pay/**')
  await pay(shop)
  await shop.waitForURL('**/thank-you')
  expect(await shop.locator('.cj-said dd').first().textContent()).toMatch(/^QP-/)
  expect(complaints).toEqual([])
})

/** A component of the demo company, approved without a browser. */
async function giveComponent(name: string) {
  const designer = await clientOf('designer@tarnbrook.example')
  const made = await designer.component.createComponent({
    name,
    about: '',
    blocks: [{ type: 'Note', props: { id: 'note', title: 'Vets on call', text: 'Day and night.' } }],
  })
  const item = { name, about: '', tags: [], licence: 'CC BY 4.0', componentId: made.id }
  await giveItem(await designer.exchange.createFromComponent(item), designer)
}

test('a component of another company is taken in the page editor, and stands on the page', async () => {
  await giveComponent('Vets on call')
  const client = await clientOf('primary@quayside.example')
  const { items } = await client.product.listProducts({ search: 'Quay pets' })
  const { page, complaints } = await openAs(
    { product, browser },
    'primary@quayside.example',
    `/editor?product=${items[0]?.id}`,
  )
  await page.getByRole('button', { name: 'Components', exact: true }).press('Enter')
  const shelf = page.getByRole('region', { name: 'From other companies' })
  await shelf.getByRole('button', { name: 'Open: Vets on call' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Take a copy' }).click()
  await page
    .getByRole('dialog', { name: /^Take / })
    .getByRole('button', { name: 'Take a copy' })
    .click()
  await page.frameLocator('#preview-frame').getByRole('heading', { name: 'Vets on call' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/editor')
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])
  expect(complaints).toEqual([])
})

test('whoever is no designer is led home', async () => {
  const { page } = await openAs({ product, browser }, 'admin@tarnbrook.example', '/availableSBCX')
  await page.waitForURL('**/home')
})
