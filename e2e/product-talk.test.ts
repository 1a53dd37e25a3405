import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTextPdf } from '../apps/server/test/a-text-pdf.ts'
import { startMailbox } from '../apps/server/test/mailbox.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>
let product: Product
let browser: Browser

beforeAll(async () => {
  mailbox = await startMailbox()
  ;[product, browser] = await Promise.all([startProduct({ SMTP_URL: mailbox.url }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  await mailbox.stop()
})

const ada = { name: 'Ada Finch', email: 'ada.finch@hollins.example' }
const sections = [
  { heading: 'What is insured?', lines: ['Hamster dental treatment is paid for up to £55 in each policy year.'] },
  { heading: 'How do I claim?', lines: ['Send us the invoice of the hamster surgery within thirty days.'] },
]

test('a document is uploaded, published, asked about by somebody who was invited, and opened where it says so', async () => {
  const { page, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/pia')
  await page.getByRole('button', { name: 'New folder' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product name').fill('Hamster Lifetime')
  await dialog.getByLabel('Name in the app').fill('Hamster')
  await dialog.getByRole('button', { name: 'New folder' }).press('Enter')
  await page.getByRole('heading', { name: 'Hamster Lifetime' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await page.getByText('Unable to publish a product folder with no files').waitFor()

  const upload = async (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await upload('scan.pdf', await aTextPdf({ hasPicture: true }))
  await page.getByText(/File contains non-text content/).waitFor()
  await upload('Hamster booklet.pdf', await aTextPdf({ sections }))
  await page.getByText('Hamster booklet', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await page.getByText('Published', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/ACM')
  await page.getByRole('button', { name: 'Invite' }).press('Enter')
  await dialog.getByLabel('Name').fill(ada.name)
  await dialog.getByLabel('Email').fill(ada.email)
  await dialog.getByRole('button', { name: 'Invite' }).press('Enter')
  await page.getByRole('row', { name: /Ada Finch.*Invited/ }).waitFor()
  expect(complaints).toEqual([])

  const link = await mailbox.inMail(ada.email, /http\S+product-talk\?t=\S+/)
  const talk = await openPage(browser, product.address)
  await talk.page.goto(link)
  await talk.page.getByRole('heading', { name: /product talk/ }).waitFor()
  // Whoever looks over a shoulder, or at the history, finds no way in.
  await expect.poll(() => new URL(talk.page.url()).search).toBe('')
  const question = talk.page.getByRole('textbox', { name: 'Your question' })
  await question.fill('How much is paid for hamster teeth?')
  await question.press('Enter')
  await talk.page
    .getByRole('button', { name: /Hamster booklet, page 1$/ })
    .first()
    .press('Enter')
  const marked = talk.page.getByRole('dialog').locator('mark')
  await marked.waitFor()
  expect(await marked.textContent()).toBe(sections[0]?.lines[0])
  expect(await faultsOf(talk.page)).toEqual([])
  await talk.page.keyboard.press('Escape')
  await marked.waitFor({ state: 'detached' })

  await question.fill('Who won the football yesterday?')
  await question.press('Enter')
  await talk.page.getByText('Not in these documents').waitFor()
  await talk.page.getByRole('button', { name: 'Ask a person' }).first().press('Enter')
  await talk.page.getByText('A person was asked. They write to you.').waitFor()
  expect(talk.complaints).toEqual([])

  await page.goto('/x-landing-user?tab=questions')
  await page.getByRole('row', { name: /football.*Ada Finch.*Not answered.*A person was asked/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
