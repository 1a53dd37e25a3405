import type { Page } from '@playwright/test'

/** The last: a repeated group has one of each item beside its own. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).last().click()

export async function answerCar(page: Page, worth: string) {
  await page.getByLabel('What is the registration?').fill('AB12 CDE')
  await page.getByLabel('What is it worth?').fill(worth)
}

export async function answerUse(page: Page) {
  await page.getByText('Social and commuting').click()
  await page.getByLabel('How many miles').fill('8000')
  // A list to choose from until the script has made a field of it.
  await page.getByLabel('years of no claims').and(page.locator('input')).fill('5')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await next(page)
}

async function fillDate(page: Page, born: readonly [string, string, string]) {
  for (const [at, label] of (['Day', 'Month', 'Year'] as const).entries())
    await page.getByLabel(label, { exact: true }).fill(born[at] ?? '')
}

export async function fillDriver(page: Page, name: string, born: readonly [string, string, string]) {
  await page.getByLabel('full name').fill(name)
  await fillDate(page, born)
  await page.getByLabel('For how many years').fill('3')
  await next(page)
}

/** One that has been, of a size that the rules hand to a person. */
export async function fillLargeClaim(page: Page) {
  await page.getByText('Yes', { exact: true }).click()
  await next(page)
  await page.getByRole('heading', { name: 'Claim 1' }).waitFor()
  await fillDate(page, ['1', '5', String(new Date().getFullYear() - 2)])
  await page.getByText('Yes', { exact: true }).click()
  await page.getByLabel('What did it cost').fill('40000')
  await next(page)
  await page.getByRole('heading', { name: 'Claims' }).waitFor()
}

/** Of a group that repeats: no more of it. */
export async function noMore(page: Page, heading: string) {
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.getByText('No', { exact: true }).click()
  await next(page)
}

export async function fillYou(page: Page, name: string, email: string) {
  await page.getByLabel('What is your full name?').fill(name)
  await page.getByLabel('What is your email address?').fill(email)
  const start = page.getByRole('group', { name: 'When should cover start?' })
  const tomorrow = new Date(Date.now() + 86_400_000)
  await start.getByLabel('Day').fill(String(tomorrow.getUTCDate()))
  await start.getByLabel('Month').fill(String(tomorrow.getUTCMonth() + 1))
  await start.getByLabel('Year').fill(String(tomorrow.getUTCFullYear()))
}

export const seePrices = (page: Page) => page.getByRole('button', { name: 'See prices' }).click()

export async function chooseComprehensive(page: Page) {
  await page.getByRole('radio', { name: 'Comprehensive' }).check({ force: true })
  await page.getByText('Comprehensive, ').first().waitFor()
}
