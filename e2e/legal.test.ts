import { InvitationForm } from '@coverwright/domain/company/invitation/invitation'
import { exampleOf } from '@coverwright/domain/fields'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { wearAtStart } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
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

const titles = ['Acceptable use', 'Security', 'Legal notice', 'Privacy', 'Cookies', 'Terms']
const isOpen = async (page: Page, title: string) => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.locator('article section').first().waitFor()
}

test.each(['dark', 'light'] as const)('every text is opened by its entry and by both addresses (%s)', async (mode) => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await wearAtStart(context, `ai8-${mode}`)
  await page.goto('/legal-privacy')
  for (const title of titles.toReversed()) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await isOpen(page, title)
  }
  expect(await faultsOf(page)).toEqual([])
  for (const address of ['#cookies', '?text=cookies']) {
    await page.goto(`/legal-privacy${address}`)
    await isOpen(page, 'Cookies')
  }
  // From there the list leads on.
  await page.getByRole('link', { name: 'Terms', exact: true }).click()
  await isOpen(page, 'Terms')
  await page.goBack()
  await isOpen(page, 'Cookies')
  expect(complaints).toEqual([])
  await context.close()
})

/** The pages where one agrees, and what to. */
const agreements: Readonly<
  Record<string, { readonly links: readonly string[]; open: (page: Page) => Promise<unknown> }>
> = {
  'sign-up': {
    links: ['privacy policy', 'terms'],
    open: async (page) => {
      await page.goto('/signUp-company-info')
      await page.getByLabel('Company name').fill('Samphire Mutual')
      await page.getByLabel('Insurer or MGA').check()
      await page.getByLabel('Country').selectOption('GB')
      await page.getByLabel('License number').fill('900010')
      await page.getByLabel('Either').check()
      await page.getByLabel('Your name').fill('Rowan Ellery')
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  'contact us': { links: ['privacy policy'], open: (page) => page.goto('/contact-us') },
  'the registration of who was invited': {
    links: ['privacy policy', 'terms'],
    open: async (page) => page.goto(await anInvitation()),
  },
}

/** The link in the mail. */
async function anInvitation(): Promise<string> {
  const email = 'bryony@tarnbrook.example'
  const { client } = await signedInClient(product.address, 'primary@tarnbrook.example', product.password)
  await client.login.sendSecondaryUserEmail({ ...exampleOf(InvitationForm), email })
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 limit 1',
    [email],
  )
  return /https?:\S+/.exec(rows[0]?.text ?? '')?.[0] ?? 'none'
}

test.each(Object.entries(agreements))('%s: each link opens the text it names', async (_, { links, open }) => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await open(page)
  for (const link of links) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: link }).click(),
    ])
    opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    opened.on('pageerror', (error) => complaints.push(error.message))
    await isOpen(opened, link === 'terms' ? 'Terms' : 'Privacy')
    await opened.close()
  }
  expect(complaints).toEqual([])
  await context.close()
})
