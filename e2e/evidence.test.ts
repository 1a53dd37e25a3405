import { afterAll, expect, test } from 'vitest'
import { faultsOf } from './faults.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { openShop } from './journey/open-shop.ts'
import { pathOf } from './open-browser.ts'

const shop = await openShop()
afterAll(() => shop.close())

const email = 'evidence@example.org'

async function buy(): Promise<string> {
  const { page, context } = await shop.visit()
  await answerAll(page, { email })
  await choosePlan(page)
  await page.getByText('14 Sample Street, Bristol, BS7 9ZZ').waitFor()
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page)
  await page.getByText('Thank you, you are covered').waitFor()
  const number = await page.locator('.cj-said dd').first().textContent()
  await page.getByRole('link', { name: /Certificate/ }).waitFor()
  await context.close()
  // Written by a worker, and looked at in the studio.
  await expect
    .poll(async () => (await shop.database.query('select from outbox_message where recipient = $1', [email])).rowCount)
    .toBeGreaterThan(0)
  return number ?? ''
}

test('what was bought is opened from the search by keyboard, and a misspelt name corrected', {
  timeout: 240_000,
}, async () => {
  const number = await buy()
  const { page, complaints } = await shop.openStudio('/customer-management-center')
  const row = page.getByRole('row').filter({ hasText: 'Jane Smith' })
  await row.first().waitFor()
  expect(await row.first().getByText(email).count(), 'said once').toBe(1)
  await page.getByRole('navigation').first().waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Search screens and records' })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('smith jane')
  await page.getByRole('button', { name: `${number} Jane Smith` }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await expect.poll(() => pathOf(page)).toMatch(/^\/customer-management-center\?policy=/)

  const answers = page.getByRole('region', { name: 'Answers' })
  await answers.getByText('Where does Biscuit live?').waitFor()
  await answers.getByText('Labrador Retriever').waitFor()
  await page
    .getByRole('region', { name: 'Declarations' })
    .getByText(/Accepted on/)
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Rows of tables that were used' })
    .getByText(/row \d/)
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'Messages to the customer' }).getByText(number).first().waitFor()
  await page.getByRole('region', { name: 'Payments and refunds' }).getByText('card ending 4242').waitFor()
  expect(await faultsOf(page)).toEqual([])

  const correct = page.getByRole('button', { name: 'Correct a name or address' })
  await correct.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('What is your full name?')
  await expect.poll(() => name.inputValue()).toBe('Jane Smith')
  await dialog.getByText(/answers cannot be corrected here/).click()
  await dialog.getByText('The price or the decision was made with them.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await name.fill('Jane Smythe')
  await dialog.getByRole('button', { name: 'Correct it' }).click()
  await dialog.getByText('required').first().waitFor()
  await dialog.getByLabel('Reason').fill('Misheard on the telephone')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Correct it' }).click()
  await dialog.waitFor({ state: 'detached' })

  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Because: Misheard on the telephone').waitFor()
  await history.locator('del', { hasText: 'Jane Smith' }).waitFor()
  await history.locator('ins', { hasText: 'Jane Smythe' }).waitFor()
  const documents = page.getByRole('region', { name: 'Documents' })
  // The new one is made by a worker, and told.
  await expect
    .poll(() => documents.getByRole('link', { name: 'Certificate of insurance' }).count(), { timeout: 60_000 })
    .toBe(2)
  await documents.getByText('Replaced').waitFor()
  await expect
    .poll(
      async () => (await shop.database.query('select subject from outbox_message where recipient = $1', [email])).rows,
    )
    .toContainEqual({ subject: `Your policy ${number} was corrected` })

  // From the line of the sale, and from the customer.
  await page.goto('/Transcation')
  await page.getByText(number).first().click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('link', { name: 'Jane Smythe' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open the policy' }).click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(complaints).toEqual([])
})
