import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox } from '../apps/server/test/mailbox.ts'
import { faultsOf } from './faults.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { openShop, type Shop } from './journey/open-shop.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>
let shop: Shop

beforeAll(async () => {
  mailbox = await startMailbox()
  shop = await openShop('pet.localhost', { SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await shop.close()
  await mailbox.stop()
})

/** Copied, edited, translated, published and put to use, from home and by the keyboard. */
async function writeWelcome() {
  const { page, complaints } = await shop.openStudio('/home')
  await page.getByRole('link', { name: 'Email templates' }).press('Enter')
  await page.getByRole('link', { name: /^Platform/ }).press('Enter')
  await page.getByRole('region', { name: 'Welcome' }).getByRole('button', { name: 'Copy' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our welcome')
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter')

  const heading = page.getByRole('button', { name: /^Heading/ })
  const text = page.getByRole('textbox', { name: 'Text' })
  const mail = page.frameLocator('iframe')
  await heading.press('Enter')
  await text.fill('Hello {{nobody}}')
  await page.getByText('There is no field {{nobody}}').waitFor()
  await text.fill('You are covered, {{name|friend}}')
  await mail.getByRole('heading', { name: 'You are covered, Jo Smith' }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Français' }).click()
  await heading.press('Enter')
  await text.fill('Vous êtes couvert')
  await mail.getByRole('heading', { name: 'Vous êtes couvert' }).waitFor()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 1 is what is sent from now on').waitFor()
  await goBackToVersion(page)

  await page.getByRole('link', { name: 'Email templates' }).press('Enter')
  await page.getByRole('link', { name: /^In use/ }).press('Enter')
  await page.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Our welcome' }).click()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await page.getByRole('row', { name: /new policy.*Every product.*Our welcome/ }).waitFor()
  expect(complaints).toEqual([])
}

/** What was published is looked at, and written on from; Undo brings back what was written since. */
async function goBackToVersion(page: Page) {
  const mail = page.frameLocator('iframe')
  const now = page.getByRole('textbox', { name: 'Text' })
  await now.fill('Vous êtes assuré')
  await page.getByRole('button', { name: /^Versions: Draft after version 1/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Look at version 1' }).press('Enter')
  await page.getByText('Version 1 is published and can no longer change').waitFor()
  await mail.getByRole('heading', { name: 'You are covered, Jo Smith' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on from this' }).press('Enter')
  await page.getByRole('button', { name: /^Heading.*Vous êtes couvert/ }).waitFor()
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await page.getByRole('button', { name: /^Heading.*Vous êtes assuré/ }).waitFor()
  await page.getByRole('button', { name: /^Redo/ }).press('Enter')
  await page.getByRole('button', { name: /^Heading.*Vous êtes couvert/ }).waitFor()
}

async function buy() {
  const { page, context } = await shop.visit()
  await answerAll(page)
  await choosePlan(page)
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/pay/**')
  await pay(page)
  await page.waitForURL('**/thank-you')
  await context.close()
}

test('a mail of the platform is made one’s own, and a buyer finds it in their mailbox', {
  timeout: 240_000,
}, async () => {
  await writeWelcome()
  await buy()
  const { html, text } = await mailbox.mailTo('jane.smith@example.com', 'You are covered, Jane Smith')
  expect(text).toMatch(/Policy: TBK-PET-\d{7}/)
  expect(text).toMatch(/Your certificate of insurance: http/)

  for (const { colorScheme, width, ground } of [
    { colorScheme: 'light', width: 1280, ground: 'rgb(242, 244, 247)' },
    { colorScheme: 'dark', width: 1280, ground: 'rgb(16, 24, 40)' },
    { colorScheme: 'light', width: 375, ground: 'rgb(242, 244, 247)' },
  ] as const) {
    const { page, context } = await shop.visit({ colorScheme, viewport: { width, height: 900 } })
    await page.goto('about:blank')
    await page.setContent(html)
    await page.getByRole('link', { name: 'See your policy' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await context.close()
  }
})

/** A new document begins as the standard certificate; it is written, tried with what was sold, published and put to use. */
test('a certificate is designed from home by the keyboard, and seen page by page with a real policy', {
  timeout: 120_000,
}, async () => {
  const { rows } = await shop.database.query<{ number: string }>('select number from policy order by id desc limit 1')
  const { page, complaints } = await shop.openStudio('/home')
  await page.getByRole('link', { name: 'Document templates' }).press('Enter')
  await page.getByRole('button', { name: 'New template' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our certificate')
  await dialog.getByRole('button', { name: 'New template' }).press('Enter')

  const sheet = page.getByRole('region', { name: /Our certificate/ })
  await sheet.getByText(/Certificate of insurance.*Jo Smith/).waitFor()
  await page.getByRole('button', { name: /^Heading\s*Certificate of insurance/ }).press('Enter')
  await page.getByRole('textbox', { name: 'Text' }).fill('Made for {{name}}')
  await sheet.getByText('Made for Jo Smith').waitFor()
  await page.getByRole('combobox', { name: 'Fill from a policy' }).fill(rows[0]?.number ?? '')
  await page.getByRole('option', { name: /Jane Smith/ }).click()
  await sheet.getByText(`Policy number ${rows[0]?.number}`).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 1 is taken over by products').waitFor()

  await page.getByRole('link', { name: 'Document templates' }).press('Enter')
  await page.getByRole('link', { name: /^In use/ }).press('Enter')
  await page.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Our certificate' }).click()
  await dialog.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await page.getByRole('row', { name: /certificate of a policy.*Every product.*Our certificate/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
