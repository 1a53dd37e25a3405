import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTextPdf } from '../apps/server/test/a-text-pdf.ts'
import { startMailbox } from '../apps/server/test/mailbox.ts'
import { signedInClient } from '../apps/server/test/process-client.ts'
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

const primary = 'primary@tarnbrook.example'
const ada = { name: 'Ada Finch', email: 'ada.finch@hollins.example' }
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
}
/** What the document says, by what is asked. */
const right: Readonly<Record<string, string>> = {
  'Which of these stands for “Vet fees” under “Essential”?': '£3,000 a condition',
  'Which of these stands for “Vet fees” under “Plus”?': '£5,000 a year',
  'Which of these stands for “Vet fees” under “Lifetime”?': '£8,000 a year',
  'Which of these stands for “Dental treatment” under “Plus”?': '£750',
  'Which of these stands for “Dental treatment” under “Lifetime”?': '£1,500',
}

async function aFolder() {
  const { client } = await signedInClient(product.address, primary, product.password)
  const { id } = await client.hubFolder.createFolder({
    productName: 'Ferret Lifetime',
    displayName: 'Ferret',
    description: '',
    coverFileId: null,
  })
  const content = new Blob([await aTextPdf()])
  await client.hubFile.uploadFile({ folderId: id, name: 'Ferret booklet.pdf', category: 'wording' }, content)
  await client.hubFolder.publishFolder({ id })
  await client.appMember.inviteMember({ ...ada, groupId: null })
}

async function answerAll(page: Page) {
  for (let nth = 1; nth <= 3; nth++) {
    await page.getByRole('button', { name: new RegExp(`^Question ${nth},`) }).click()
    await page.getByText(`Question ${nth} of 3`).waitFor()
    const asked = await page.getByRole('radiogroup').getAttribute('aria-labelledby')
    const text = (await page.locator(`[id="${asked}"]`).textContent()) ?? ''
    await page.getByRole('radio', { name: right[text] ?? `no answer to ${text}` }).click()
    await page.getByRole('button', { name: `Question ${nth}, answered` }).waitFor()
  }
}

test('a level is made, its questions reviewed by keyboard, and somebody sits it on a phone and gets a certificate', async () => {
  await aFolder()
  const { page, complaints } = await openAs({ product, browser }, primary, '/ALP')
  await page.getByRole('button', { name: 'New level' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ferret, first level')
  await dialog.getByRole('combobox', { name: 'Folders examined' }).click()
  await page.getByRole('option', { name: 'Ferret Lifetime' }).click()
  await dialog.getByLabel('Questions asked').fill('3')
  await dialog.getByRole('button', { name: 'New level' }).press('Enter')
  await dialog.getByText('Propose questions for Ferret, first level').waitFor()
  await dialog.getByLabel('How many').fill('9')
  await dialog.getByRole('button', { name: 'Propose questions' }).press('Enter')
  await dialog.getByText('Only 5 questions were possible').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Review questions' }).press('Enter')

  await page.getByText('5 to review').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await page.getByText('4 to review').waitFor()
  await page.keyboard.press('r')
  await page.getByText('3 to review').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('a')
  await page.getByText('2 to review').waitFor()
  await page.keyboard.press('a')
  await page.getByText('1 to review').waitFor()
  await page.getByText('3 approved, 3 asked in an exam').waitFor()
  await page.keyboard.press('a')
  await page.getByText('Nothing to review').waitFor()
  await page.getByRole('button', { name: 'Done' }).press('Enter')

  const row = page.getByRole('row', { name: /Ferret, first level/ })
  const act = async (name: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await act('Try it')
  await page.getByText('A trial: nothing of it counts.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/ALP')
  await act('Publish')
  await row.getByText('Published', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const link = await mailbox.inMail(ada.email, /http\S+product-talk\?t=\S+/)
  const talk = await openPage(browser, product.address, phone)
  await talk.page.goto(link)
  // A phone is not sent away, and nothing of the app is wider than it.
  await talk.page.getByRole('link', { name: 'Exams' }).click()
  await talk.page.getByRole('button', { name: 'Begin' }).click()
  await talk.page.getByRole('radiogroup').waitFor()
  expect(await faultsOf(talk.page)).toEqual([])
  const width = await talk.page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await answerAll(talk.page)

  // Another tab of the same person shows the same exam with the same answers.
  const second = await talk.context.newPage()
  const pass = await talk.page.evaluate(() => sessionStorage.getItem('coverwright-talk') ?? '')
  await second.addInitScript((kept) => sessionStorage.setItem('coverwright-talk', kept), pass)
  await second.goto(talk.page.url())
  await second.getByText('All answered').waitFor()
  await second.close()

  await talk.page.getByRole('button', { name: 'Hand in' }).click()
  await talk.page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await talk.page.getByText('100%', { exact: true }).waitFor()
  await talk.page.getByText('Ferret booklet, page 1').first().waitFor()
  expect(await faultsOf(talk.page)).toEqual([])
  const downloaded = talk.page.waitForEvent('download')
  await talk.page.getByRole('button', { name: 'Certificate' }).click()
  expect((await downloaded).suggestedFilename()).toBe('Certificate Ferret first level.pdf')
  await talk.page.getByRole('button', { name: 'Back', exact: true }).click()
  await talk.page.getByRole('button', { name: 'Best results' }).click()
  await talk.page.getByText('Ada Finch (you)').waitFor()
  expect(await faultsOf(talk.page)).toEqual([])
  expect(talk.complaints).toEqual([])

  await page.goto('/ALP?tab=results')
  await page.getByRole('row', { name: /Ada Finch.*Ferret, first level.*100%.*Passed/ }).click()
  await page.getByRole('dialog').getByText('3 of 3 right, 100%').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/ALP?tab=questions')
  await page
    .getByRole('row', { name: /Ferret.*Approved/ })
    .first()
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
