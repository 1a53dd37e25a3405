import type { Page } from '@playwright/test'
import { expect } from 'vitest'

const inGroup = (page: Page, name: string | RegExp) =>
  page.getByRole('radiogroup', { name }).or(page.getByRole('group', { name }))

async function fillDate(page: Page, name: string | RegExp, [day, month, year]: readonly [string, string, string]) {
  const group = inGroup(page, name)
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Year').fill(year)
}

/** Presses the button and waits for the page it leads to: its address comes some moments before it. */
export async function goOn(page: Page, button: string | RegExp, path: string) {
  const title = () => page.getByRole('heading', { level: 1 }).textContent()
  const before = await title()
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(title).not.toBe(before)
}

export async function answerStart(page: Page, name = 'Biscuit') {
  await page.getByLabel('Dog').check()
  await page.getByLabel('What is your pet called?').fill(name)
}

export async function answerPet(page: Page, hasScript = true, age = 3) {
  await page.getByLabel('Pedigree').check()
  const breed = page.getByLabel('What breed is')
  if (hasScript) {
    // A list to choose from until the script has made a field of it.
    await breed.and(page.locator('input')).fill('labr')
    await page.getByRole('option', { name: 'Labrador Retriever' }).click()
  } else await breed.selectOption('Labrador Retriever')
  await fillDate(page, /born/, ['6', '6', String(new Date().getFullYear() - age)])
  await inGroup(page, /vaccinations/)
    .getByLabel('Yes')
    .check()
}

async function answerHealth(page: Page, illness?: string) {
  await inGroup(page, /neutered/)
    .getByLabel('Yes')
    .check()
  await inGroup(page, /illness/)
    .getByLabel(illness ? 'Yes' : 'No, or not sure')
    .check()
  if (illness) await page.getByLabel('What was it for?').fill(illness)
}

async function answerYou(page: Page, email = 'jane.smith@example.com') {
  await page.getByLabel('What is your full name?').fill('Jane Smith')
  await fillDate(page, 'What is your date of birth?', ['31', '3', '1985'])
  await page.getByLabel('What is your email address?').fill(email)
  await page.getByLabel('Address line 1').fill('14 Sample Street')
  await page.getByLabel('Town or city').fill('Bristol')
  await page.getByLabel('Postcode').fill('BS7 9ZZ')
  await fillDate(page, 'When should cover start?', tomorrow())
}

/** In the product's time zone a day later is a day later, whatever the hour. */
function tomorrow(): [string, string, string] {
  const date = new Date(Date.now() + 86_400_000)
  return [String(date.getUTCDate()), String(date.getUTCMonth() + 1), String(date.getUTCFullYear())]
}

/** From the first page to the plans. */
export async function answerAll(page: Page, going: Going = {}) {
  const { hasScript = true, look = async () => {}, age, illness, email } = going
  await page.goto('/')
  await look()
  await answerStart(page)
  await goOn(page, 'Get a quote', '/pet')
  await answerPet(page, hasScript, age)
  await look()
  await goOn(page, 'Continue', '/health')
  await answerHealth(page, illness)
  await look()
  await goOn(page, 'Continue', '/you')
  await answerYou(page, email)
  await look()
  await goOn(page, /^(See prices|Continue)$/, '/plan')
  await look()
}

interface Going {
  readonly hasScript?: boolean
  /** Runs on every page on the way. */
  readonly look?: () => Promise<void>
  /** Of the pet: over 10 and lately ill it is referred, over 20 declined. */
  readonly age?: number
  readonly illness?: string
  readonly email?: string
}

export async function choosePlan(page: Page, { hasScript = true, look = async () => {} }: Going = {}) {
  await page.getByRole('radio', { name: 'Lifetime' }).check({ force: true })
  await page.getByRole('checkbox').first().check({ force: true })
  if (!hasScript) await page.getByRole('button', { name: 'Update price' }).click()
  await page.getByText('Lifetime, £').waitFor()
  await look()
  await goOn(page, 'Continue', '/check')
  await look()
}

/** Ticks what must be; what is optional stays as it is. */
export async function declare(page: Page) {
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('There is a problem').waitFor()
  for (const link of await page.getByRole('alert').getByRole('link').all()) {
    const field = (await link.getAttribute('href')) ?? ''
    await page.locator(field).check()
  }
}

export async function pay(page: Page, card = '4242 4242 4242 4242') {
  await page.getByLabel('Name on card').fill('Jane Smith')
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Billing address').fill('1 High Street')
  await page.getByLabel('City').fill('Bristol')
  await page.getByLabel('Billing postcode').fill('BS7 9ZZ')
  await page.getByLabel('Country').fill('United Kingdom')
  await page.getByRole('button', { name: /^Pay / }).click()
}
