import type { Page } from '@playwright/test'

export async function choosePet(page: Page) {
  await page.getByRole('link', { name: 'Publish a product' }).click()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
}

export async function stagePet(page: Page) {
  await page.getByLabel('Address').fill('pet-try.localhost')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('Pet Lifetime is in staging at pet-try.localhost').waitFor()
}
