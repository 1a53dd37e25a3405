import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import type { Product } from './start-product.ts'

const newcomer = { email: 'rowan@saltmarsh.example', password: 'Reeds-in-the-wind-4' }

/** What was sent to somebody last, of the outbox that keeps it where no mail leaves. */
async function lastSentTo({ database }: Product, recipient: string, what: RegExp): Promise<string> {
  const find = async () => {
    const { rows } = await database.query<{ text: string }>(
      'select text from outbox_message where recipient = $1 order by created_at desc, id desc limit 1',
      [recipient],
    )
    return what.exec(rows[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** A company with nothing, whose primary user has never signed in. */
export async function signUp(page: Page, product: Product) {
  await page.goto('/signUp-company-info')
  await page.getByLabel('Company name').fill('Saltmarsh Mutual')
  await page.getByLabel('Insurer or MGA').check()
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('License number').fill('900001')
  await page.getByLabel('Either').check()
  await page.getByLabel('Your name').fill('Rowan Ellery')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business email').fill(newcomer.email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone number').fill('7700900123')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your phone' }).waitFor()
  await page.getByLabel('Code').fill(await lastSentTo(product, '+447700900123', /\b\d{6}\b/))
  await page.getByLabel('New password', { exact: true }).fill(newcomer.password)
  await page.getByLabel('New password again').fill(newcomer.password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your email to finish' }).waitFor()
  await page.goto(await lastSentTo(product, newcomer.email, /https?:\S+/))
  await page.getByRole('heading', { level: 1, name: 'Email verified' }).waitFor()
}
