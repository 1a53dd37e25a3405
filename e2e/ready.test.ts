import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import type { Browser, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
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

const primary = 'primary@tarnbrook.example'
const clientOf = async () => (await signedInClient(product.address, primary, product.password)).client
const focused = (page: Page, place: Locator) => place.and(page.locator(':focus')).waitFor()

type Asked = (typeof sampleBody.questions.groups)[number]['questions'][number]

const untitled = (question: Asked, isSo: boolean) => (isSo ? { ...question, label: '' } : question)

/** The sample, with something wrong in every part. */
async function aBrokenProduct(name: string) {
  const client = await clientOf()
  const { id } = await client.product.createProduct({ ...exampleOf(ProductForm), name })
  const [group] = sampleBody.questions.groups
  const body = {
    ...sampleBody,
    questions: {
      groups: [{ name: 'you', questions: (group?.questions ?? []).map((each, at) => untitled(each, at < 2)) }],
    },
    cover: {
      ...sampleBody.cover,
      plans: sampleBody.cover.plans.map((plan, at) => (at === 1 ? { ...plan, subtitle: '' } : plan)),
    },
    documents: sampleBody.documents.map((document) => ({
      ...document,
      sections:
        document.kind === 'booklet'
          ? [{ heading: 'Your cover', lines: [] }]
          : [{ heading: 'How long?', lines: ['Your cover lasts 6 months'] }],
    })),
    regulatory: { ...sampleBody.regulatory, firmReferenceNumber: '' },
  }
  await client.product.updateBody({ id, revision: 1, body })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  return id
}

test('whatever is missing leads to its field, which has the focus and says what is wrong', async () => {
  const id = await aBrokenProduct('Broken Pets')
  const { page, context, complaints } = await openAs({ product, browser }, primary, `/project?product=${id}`)
  const drawer = page.getByRole('dialog', { name: 'Broken Pets' })
  const fixed = async (what: string, place: string, said = what) => {
    await drawer.getByRole('link', { name: `Fix: ${what}` }).click()
    await focused(page, page.locator(`[data-at="${place}"]`))
    await page.getByText(said).first().waitFor()
    await page.goBack()
    await drawer.getByText('Firm reference number is missing').waitFor()
  }
  await fixed('Firm reference number is missing', 'regulatory.firmReferenceNumber')
  await fixed('The booklet is empty', 'documents.1.sections.0.lines')
  await fixed('The plan has no subtitle', 'cover.plans.1.subtitle')

  // Two of a kind are said once, with the way to each of them.
  const two = drawer.getByText('2 questions have no title')
  await two.click()
  for (const [name, at] of [
    ['full_name', 0],
    ['email', 1],
  ] as const) {
    await drawer.getByRole('link', { name, exact: true }).click()
    await focused(page, page.locator(`[data-at="questions.groups.0.questions.${at}.label"]`))
    await page.getByText('The question has no title').first().waitFor()
    await page.goBack()
    await two.click()
  }

  // Outside of the product what is missing comes along, to where it is fixed.
  await drawer.getByRole('link', { name: 'Fix: No policy number design is connected' }).click()
  await page.getByRole('alert').getByText('No policy number design is connected').waitFor()
  await page.goBack()

  // What may be meant is a question.
  const period = 'This says “6 months”, but a policy runs 12 months'
  await drawer.getByRole('link', { name: `Fix: ${period}` }).click()
  await focused(page, page.locator('[data-at="documents.0.sections.0.lines"]'))
  await page.getByText(period).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'It is meant so' }).click()
  await page.getByText(period).waitFor({ state: 'detached' })
  await page
    .getByText(/Saved \d\d:/)
    .last()
    .waitFor()
  await page.goto(`/project?product=${id}`)
  await drawer.getByText('The booklet is empty').waitFor()
  expect(await drawer.getByText(period).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** On from field to field until it stands there; twice round a dialog is enough to find anything in it. */
async function tabTo(page: Page, place: Locator) {
  await place.waitFor()
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it')
}

test('with the keyboard alone from the draft through staging to live, past a test case that fails', async () => {
  const client = await clientOf()
  const [pet] = (await client.product.listProducts({ search: 'Pet Lifetime' })).items
  if (!pet) throw new Error('There is no demo product')
  await product.database.query(`update product set description = 'Vet fees, every year' where id = $1`, [pet.id])
  await client.rating.createTestCases({
    productId: pet.id,
    cases: [
      { name: 'Never right', values: {}, startDate: '2026-12-01', expected: { decision: 'accept', grossMinor: 1 } },
    ],
  })
  const { page, context } = await openAs({ product, browser }, primary, `/project?product=${pet.id}`)
  const drawer = page.getByRole('dialog', { name: 'Pet Lifetime', exact: true })
  await drawer.getByText('Nothing is missing.').waitFor()
  await tabTo(page, drawer.getByRole('button', { name: 'Publish' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish Pet Lifetime?' })
  await dialog.getByText('Live takes only what stood in staging. Publish it to staging first.').waitFor()
  expect(await dialog.getByRole('radio', { name: 'Live', exact: true }).isDisabled()).toBe(true)
  await tabTo(page, dialog.getByRole('button', { name: 'Publish to staging' }))
  await page.keyboard.press('Enter')
  await page.getByText('Pet Lifetime is in staging at pet-lifetime-staging.localhost').waitFor()

  // The same dialog goes on, with what there is to see before it goes live.
  await dialog.getByText('Release 2 is in staging at pet-lifetime-staging.localhost').waitFor()
  await dialog.getByText('1 difference to release 1, live at pet.localhost').waitFor()
  await dialog.getByText('Prices are made as before').waitFor()
  await dialog.getByRole('row', { name: /Never right.*£0\.01/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const goLive = dialog.getByRole('button', { name: 'Go live' })
  await tabTo(page, goLive)
  await page.keyboard.press('Enter')
  await dialog.getByText('The field is required').waitFor()
  const reason = dialog.getByLabel('Why it goes live all the same')
  await tabTo(page, reason)
  await page.keyboard.type('The case is wrong, not the price')
  await tabTo(page, goLive)
  await page.keyboard.press('Enter')
  await page.getByText('Pet Lifetime is live at pet.localhost').waitFor()
  const kept = async () =>
    (await product.database.query(`select detail from audit where call = 'publisher/goLive'`)).rows[0]?.detail
  await expect.poll(kept).toMatchObject({
    casesReason: 'The case is wrong, not the price',
    failingCases: ['Never right'],
  })
  await context.close()
})

test('a draft is handed to the publisher from the studio, and waits there', async () => {
  const id = await aBrokenProduct('Half done')
  const { page, context } = await openAs({ product, browser }, primary, `/project?product=${id}`)
  await page.getByRole('dialog', { name: 'Half done', exact: true }).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish Half done?' })
  expect(await dialog.getByRole('button', { name: 'Publish to staging' }).isDisabled()).toBe(true)
  await dialog.getByText('The booklet is empty').waitFor()
  await dialog.getByText('Pre-live', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Hand to the publisher' }).click()
  await page.getByText('Half done is handed to the publisher').waitFor()
  await page.goto('/publisher?stage=pre-live')
  await page.getByRole('heading', { name: 'Half done' }).waitFor()
  await page.getByText('2 questions have no title').waitFor()
  await expect.poll(() => pathOf(page)).toBe('/publisher?stage=pre-live')
  await context.close()
})

/** What the specification calls project settings, and where each is set. Automation is still to come. */
const settings = {
  'policy number connect': '/policy-engine',
  'product documents': '/documentList',
  'summary and checkout': '/documentList',
  dataset: '/bodyDataSet',
  connectors: '/setData',
  'transaction data to product provider': '/Transcation',
  'complex cases': '/complexCase',
  'pricing and underwriting set-up': '/bs-build',
}

test('every setting of a product is reached from its board with the keyboard, and says how far it is', async () => {
  const id = await aBrokenProduct('On the board')
  const { page, context } = await openAs({ product, browser }, primary, `/dashBoard?product=${id}`)
  await page.getByText('To admins').waitFor()
  await page.getByText(/of 11 ready/).waitFor()
  const reached = new Set<string>()
  const last = '/underwritingEmail'
  for (let presses = 0; presses < 120 && !reached.has(last); presses++) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('href')?.split('?')[0] ?? ''))
  }
  for (const [setting, path] of Object.entries(settings)) expect([...reached], setting).toContain(path)
  await page.getByRole('link', { name: /^Product documents.*Usual/ }).waitFor()
  await page.getByRole('link', { name: /^Transaction data to provider.*Nobody is told/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  // Screens that nothing but another one leads to.
  for (const [from, link, to] of [
    ['/primary-product', 'Exclusive products', '/exclusive-node'],
    ['/publisher?stage=renew', 'Renew a publication', '/publishRenew'],
    ['/designStudio', 'Photos', '/designStudio?tab=photos'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('link', { name: link, exact: true }).press('Enter')
    await expect.poll(() => pathOf(page)).toContain(to)
  }
  await page.getByRole('button', { name: 'Add a photo' }).first().waitFor()
  await context.close()
})
