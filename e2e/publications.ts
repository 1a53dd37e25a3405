// What tests of publications do and read.
import type { Page } from '@playwright/test'
import type { Product } from './start-product.ts'
import { storedDocument } from './stored-document.ts'

export async function act(page: Page, menuItem: string, confirm = menuItem) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: menuItem }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
}

/** An administrator asks that what was taken offline goes live at another address. */
export const askForLive = (product: Product, from: string, host: string) =>
  product.database.query(
    `insert into publish_request (id, company_id, kind, host, product_id, release_id, changes, state, asked_by)
     select gen_random_uuid(), m.company_id, 'online', $2, m.product_id, m.release_id, '{all}', 'pending',
       (select id from member where email = 'admin@tarnbrook.example')
     from mount m where m.host = $1 and m.state = 'offline'`,
    [from, host],
  )

export const pounds = (minor: number) => `£${(minor / 100).toFixed(2)}`

/** What the sale of a policy says to the company that is signed in. */
export async function saleOf(page: Page, number: string) {
  await page.goto('/primary-product?tab=sales')
  const row = page.getByRole('row', { name: new RegExp(number) })
  await row.waitFor()
  return row.innerText()
}

export const shellOf = async (product: Product, productId: string) =>
  JSON.stringify(await storedDocument(product, productId, 'shell'))
