import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { closePages, openPage, sharedBrowser, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The port is chosen here, for the way back from the payment page leads through it.
  ;[product, browser] = await Promise.all([freePort().then((PORT) => startProduct({ PORT })), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const signedIn = (email: string, path = '/users') => openAs({ product, browser }, email, path)

async function mailTo(recipient: string) {
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [recipient],
  )
  return rows[0]?.text ?? ''
}

const linkIn = (text: string) => /http\S+confirmStatus\S+/.exec(text)?.[0] ?? ''

async function register(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('New password', { exact: true }).fill('Otter-and-Reed-26')
  await page.getByLabel('New password again').fill('Otter-and-Reed-26')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('heading', { name: 'You are registered' }).waitFor()
}

test('an admin is invited, confirms by the button, registers, and signs in with the mailed code', async () => {
  const email = 'petra.vance@tarnbrook.example'
  const { page, context, complaints } = await signedIn('primary@tarnbrook.example')
  await page.getByRole('button', { name: 'Invite a user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('The field is required').waitFor()
  await dialog.getByLabel('Email').fill('petra.vance@')
  await dialog.getByLabel('Name').focus()
  await dialog.getByText('Email is not valid.').waitFor()
  await dialog.getByLabel('Email').fill('admin@tarnbrook.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Email has been registered.').waitFor()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Admin' }).click()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`An invitation is on its way to ${email}`).waitFor()

  const link = linkIn(await mailTo(email))
  const guest = await openPage(browser, product.address)
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: 'Tarnbrook Insurance invites you' }).waitFor()
  expect(await faultsOf(guest.page)).toEqual([])
  await guest.page.getByRole('button', { name: 'Confirm' }).click()
  await guest.page.getByRole('heading', { name: 'Join Tarnbrook Insurance' }).waitFor()
  expect(await guest.page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  expect(await faultsOf(guest.page)).toEqual([])
  await register(guest.page, 'Petra Vance')

  await guest.page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(guest.page, email, 'Otter-and-Reed-26')
  await guest.page.waitForURL('**/verify-device**')
  const code = /\d{6}/.exec(await mailTo(email))?.[0] ?? ''
  await guest.page.getByLabel('Code').fill(code)
  await guest.page.waitForURL('**/home')
  await guest.page.goto('/users')
  await guest.page.getByRole('row', { name: /Petra Vance/ }).waitFor()

  const reused = await openPage(browser, product.address)
  await reused.page.goto(link)
  await reused.page.getByText('User cannot be confirmed. Current status is CONFIRMED').waitFor()
  await page.goto('/users?tab=invitations')
  await page.getByRole('row', { name: /petra\.vance.*Accepted/ }).waitFor()
  expect([...complaints, ...guest.complaints]).toEqual([])
  for (const each of [context, guest.context, reused.context]) await each.close()
})

test('a link that was revoked, and one that nobody sent, have expired', async () => {
  const { page, context } = await signedIn('admin@tarnbrook.example', '/users?tab=invitations')
  await page.getByRole('button', { name: 'Invite a user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ivo.lund@tarnbrook.example')
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Trial user' }).waitFor()
  expect(await page.getByRole('option', { name: 'Admin' }).count()).toBe(0)
  await page.getByRole('option', { name: 'Trial user' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /ivo\.lund/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('row', { name: /ivo\.lund.*Revoked/ }).waitFor()
  for (const path of [link, '/confirmStatus?token=nonsense', '/confirmStatus']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Link expired' }).waitFor()
    await page.getByText('The link expired. Please ask your colleague to send you the link again.').waitFor()
  }
  await context.close()
})

test('a permission given to a standard user shows at their next click', async () => {
  const standard = await signedIn('standard@tarnbrook.example', '/home')
  const { page, context } = await signedIn('primary@tarnbrook.example', '/users')
  await page.getByRole('row', { name: /Mei Tan Rowley/ }).click()
  const drawer = page.getByRole('dialog')
  expect(await drawer.getByLabel('Users', { exact: true }).isDisabled()).toBe(true)
  await drawer.getByLabel('Read the messages that were sent').check()
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Changes saved').waitFor()
  await standard.page.goto('/setting-page?section=messages')
  await standard.page.getByRole('heading', { name: 'Messages sent' }).waitFor()
  await context.close()
  await standard.context.close()
})

test('roles and groups, by keyboard alone', async () => {
  const { page, context } = await signedIn('primary@tarnbrook.example', '/users?tab=roles')
  await page.getByRole('button', { name: 'New role' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Claims desk')
  await drawer.getByLabel('Customers').focus()
  await page.keyboard.press('Space')
  await drawer.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Claims desk.*Your own/ }).waitFor()

  await page.getByRole('link', { name: /^Groups/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('No groups yet').waitFor()
  await page.getByRole('button', { name: 'New group' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Pricing')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Pricing/ }).waitFor()
  await context.close()
})

test('many are invited from a pasted list once every row is right', async () => {
  const { page, context } = await signedIn('primary@quayside.example', '/batch-invite')
  await page
    .getByLabel('People', { exact: true })
    .fill('email,name,role\nuna@quayside.example,Una Park,Designer\nno address,,\nadmin@quayside.example,,\n')
  await page.getByRole('button', { name: 'Invite 3 people' }).click()
  await page.getByText('Nothing was sent: 2 rows are wrong.').waitFor()
  await page.getByRole('row', { name: /no address.*Email is not valid\./ }).waitFor()
  await page.getByRole('row', { name: /admin@quayside.*Email has been registered\./ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave out 2 rows' }).click()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await page.getByText('1 invitation is on its way.').waitFor()
  await page.goto('/batch-invite')
  const people = [
    ['Name', 'E-mail'],
    ['Oskar Bell', 'oskar@quayside.example'],
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: writeXlsx([{ name: 'Team', rows: people, merges: [] }]),
  })
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await page.getByRole('link', { name: 'See the invitations' }).click()
  await page.getByRole('row', { name: /oskar@quayside/ }).waitFor()
  await context.close()
})

test('a menu that is open offers what can be done by now, not what could be when it was opened', async () => {
  const { page, context } = await signedIn('primary@quayside.example')
  const row = page.getByRole('row', { name: /Tomasz Hale/ })
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('row', { name: /Tomasz Hale.*Removed/ }).waitFor()
  const isOpen = Promise.withResolvers<void>()
  await page.route('**/user/getSubordinateUserList*', async (route) => {
    const response = await route.fetch()
    await isOpen.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Restore' }).waitFor()
  isOpen.resolve()
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Restore' }).count()).toBe(0)
  await context.close()
})

test('someone removed can be brought back, and their data erased', async () => {
  const { page, context } = await signedIn('primary@quayside.example')
  const row = page.getByRole('row', { name: /Tomasz Hale/ })
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('row', { name: /Tomasz Hale.*Removed/ }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('row', { name: /Tomasz Hale.*Registered/ }).waitFor()
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('row', { name: /Tomasz Hale.*Removed/ }).waitFor()
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Erase data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase data' }).click()
  await row.waitFor({ state: 'detached' })
  await context.close()
})

test('an agent confirms the page made for them, sells by it, and is taken off the web', async () => {
  const email = 'edda@harbourlane.example'
  const { page, complaints } = await signedIn('primary@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'Agent home pages' }).press('Enter')
  await page.getByRole('button', { name: 'Add a page' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the agent').fill('Edda Marlow')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Add a link' }).press('Enter')
  await dialog.getByLabel('Name or number there').fill('https://evil.example')
  await dialog.getByRole('button', { name: 'Add a page' }).press('Enter')
  await dialog.getByText('Enter the name at the service').waitFor()
  await dialog.getByLabel('Name or number there').fill('@edda-marlow')
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add a page' }).press('Enter')
  const row = page.getByRole('row', { name: /Edda Marlow.*not confirmed, no subdomain/ })
  await row.waitFor()

  // The agent, by the mailed link: opening it confirms nothing.
  const { page: agent } = await openPage(browser, product.address)
  await agent.goto(/http\S+confirm-create-agent\S+/.exec(await mailTo(email))?.[0] ?? '')
  await agent.getByRole('heading', { name: 'Your home page at Tarnbrook Insurance' }).waitFor()
  await agent.getByLabel('Location').fill('Whitby')
  expect(await faultsOf(agent)).toEqual([])
  await agent.getByRole('button', { name: 'Confirm my page' }).press('Enter')
  await agent.getByRole('heading', { name: 'Thank you' }).waitFor()

  const choose = async (what: string) => {
    await page.getByRole('button', { name: 'Actions for Edda Marlow' }).press('Enter')
    await page.getByRole('menuitem', { name: what }).press('Enter')
  }
  await choose('Set up the subdomain')
  await dialog.getByLabel('Name').fill('login')
  await dialog.getByRole('button', { name: 'Use this name' }).press('Enter')
  await dialog.getByText('This name is reserved.').waitFor()
  await dialog.getByLabel('Name').fill('edda')
  await dialog.getByRole('button', { name: 'Use this name' }).press('Enter')
  await page.getByRole('row', { name: /Edda Marlow.*edda\.localhost.*switched off/ }).waitFor()
  await choose('Activate')
  await page.getByRole('row', { name: /Edda Marlow.*Active/ }).waitFor()

  // A visitor without script finds the agent, and buys by the page.
  const { port } = new URL(product.address)
  const site = `http://edda.localhost:${port}/`
  const { page: visitor } = await openPage(browser, `http://pet.localhost:${port}`)
  await visitor.goto(site)
  await visitor.getByRole('heading', { name: 'Edda Marlow', level: 1 }).waitFor()
  expect(await visitor.locator('script').count()).toBe(0)
  expect(await faultsOf(visitor)).toEqual([])
  await visitor.getByRole('link', { name: 'Pet Lifetime' }).click()
  await answerAll(visitor, { email: 'by-edda@example.com' })
  await choosePlan(visitor)
  await declare(visitor)
  await visitor.getByRole('button', { name: /^Pay / }).click()
  await pay(visitor)
  await visitor.getByText('Thank you, you are covered').waitFor()
  const { rows } = await product.database.query(
    `select a.name from policy p join agent a on a.id::text = p.origin ->> 'agentId' where p.email = 'by-edda@example.com'`,
  )
  expect(rows).toEqual([{ name: 'Edda Marlow' }])

  await choose('Deactivate')
  await expect.poll(async () => (await visitor.goto(site))?.status()).toBe(404)
  expect(complaints).toEqual([])
})
