import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aboutYou } from './about-you.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { storedDocument } from './stored-document.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const openStudio = (path: string) => openAs({ product, browser }, 'primary@tarnbrook.example', path)

const idOf = async (name: string) =>
  (await product.database.query('select id from product where name = $1', [name])).rows[0]?.id as string

const shellOf = (id: string) => storedDocument(product, id, 'shell')

/** Saved by itself: what comes next starts from what the server has. */
const expectKept = async (id: string, words: string) => {
  await expect.poll(async () => JSON.stringify(await shellOf(id))).toContain(words)
}

type Branch = Readonly<Record<'name' | 'of' | 'is' | 'reason', string>>

/** A branch of the open condition, on the answer to a question, that ends the journey. */
async function declineWhen(page: Page, id: string, { name, of, is, reason }: Branch) {
  await page.getByRole('button', { name: 'Add branch' }).click()
  await page.getByLabel('Name of the branch').fill(name)
  await page.getByRole('button', { name: 'Add a test' }).click()
  await page.getByRole('combobox', { name: 'Answer', exact: true }).click()
  await page.getByRole('option', { name: of, exact: true }).click()
  await page.getByRole('combobox', { name: 'Answers' }).click()
  await page.getByRole('option', { name: is }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Then' }).click()
  await page.getByRole('option', { name: 'To an end (decline)' }).click()
  await page.getByLabel('Reason').fill(reason)
  await expectKept(id, reason)
}

const violationsOn = (page: Page) => faultsOf(page, { without: 'iframe' })

test('the wizard makes a journey that can be bought in a test run, along the logic drawn into it', async () => {
  const { page, context, complaints } = await openStudio('/pre-build')
  let interactions = 0
  const act = async (action: Promise<unknown>) => {
    interactions++
    await action
  }
  await act(page.getByRole('radio', { name: 'Pet', exact: true }).check({ force: true }))
  await act(page.getByLabel('Name', { exact: true }).fill('Drawn pet cover'))
  await act(page.getByRole('button', { name: 'Next' }).click())
  await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  await act(page.getByRole('button', { name: 'Next' }).click())
  await act(page.getByLabel('Headline', { exact: true }).fill('For every paw'))
  await act(page.getByRole('button', { name: 'Create the product' }).click())
  await page.waitForURL(({ pathname }) => pathname === '/bs-build')
  expect(interactions).toBeLessThanOrEqual(25)

  const id = await idOf('Drawn pet cover')
  await page.goto(`/steps?product=${id}`)
  const step = (name: string) => page.locator('.react-flow__node').filter({ hasText: name })
  await step('For every paw').click()
  // An end that every buyer would meet leaves all the rest out of reach: said at once, with its place.
  await page.getByRole('button', { name: /^Decline/ }).click()
  await page.getByLabel('Reason').fill('We only insure pets we can meet')
  await page.getByRole('button', { name: /\d+ problems/ }).click()
  await page
    .getByText(/No way leads to the page/)
    .first()
    .waitFor()
  expect(await violationsOn(page)).toEqual([])

  // With the keyboard alone: out of the list, and the way is whole again.
  await page.getByText('List', { exact: true }).click()
  await page
    .getByRole('button', { name: /^Decline.*We only insure|^Decline/ })
    .and(page.locator('[aria-pressed]'))
    .focus()
  await page.keyboard.press('Delete')
  await page.getByText('Every way leads to an end, and every page can be reached.').waitFor()
  await expect.poll(async () => JSON.stringify(await shellOf(id))).not.toContain('We only insure pets we can meet')

  const [first] = (await shellOf(id)).pages
  await page.goto(`/eventManager?product=${id}&page=${encodeURIComponent(first.path)}`)
  await page.getByRole('button', { name: 'Add a flow block' }).click()
  await page.getByRole('menuitem', { name: 'Condition' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Can we cover it?')
  const kind = {
    name: 'Not this kind',
    of: 'What kind of pet do you have?',
    is: 'Rabbit',
    reason: 'We do not insure this kind of pet',
  }
  await declineWhen(page, id, kind)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Test run' }).click()
  const site = page.frameLocator('iframe')
  await site.getByRole('heading', { name: 'For every paw' }).waitFor()
  const choose = (name: string, value: string) =>
    site.locator(`[name="${name}"][value="${value}"]`).check({ force: true })
  const fill = (name: string, value: string) => site.locator(`[name="${name}"]`).fill(value)
  const answerAbout = async (species: string) => {
    await choose('species', species)
    await fill('pet_name', 'Biscuit')
    await site.getByRole('button', { name: 'Get a quote' }).click()
  }
  const way = page.getByRole('complementary', { name: 'The way so far' })
  await answerAbout('rabbit')
  await site.getByText('We do not insure this kind of pet').waitFor()
  await way.getByText('Not this kind').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()

  await answerAbout('dog')
  await way.getByText('Otherwise').waitFor()
  await fill('pet_born-day', '1')
  await fill('pet_born-month', '6')
  await fill('pet_born-year', String(new Date().getFullYear() - 3))
  await choose('breed_kind', 'cross')
  for (const name of ['is_neutered', 'is_vaccinated']) await choose(name, 'yes')
  await choose('was_ill', 'no')
  await site.getByRole('button', { name: 'Continue' }).click()
  await site.locator('[name="policyholder"]').waitFor()
  for (const [name, value] of Object.entries(aboutYou())) await fill(name, value)
  await site.getByRole('button', { name: 'Continue' }).click()
  await site.locator('[name="plan"]').first().check({ force: true })
  await way.getByText(/£/).first().waitFor()
  await site.locator('button[type="submit"]').last().click()
  for (const name of ['is_true', 'has_read']) await choose(name, 'yes')
  await site.getByRole('button', { name: /^Pay/ }).click()
  await site.getByRole('heading', { name: 'Thank you, you are covered' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('motor from nothing: made by the wizard, changed in the editor, given logic, bought in a test run', async () => {
  const { page, context, complaints } = await openStudio('/pre-build')
  await page.getByRole('radio', { name: 'Car', exact: true }).check({ force: true })
  await page.getByLabel('Name', { exact: true }).fill('Drawn car cover')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Headline', { exact: true }).fill('For every road')
  await page.getByRole('button', { name: 'Create the product' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/bs-build')
  const id = await idOf('Drawn car cover')

  await page.goto(`/editor?product=${id}`)
  const canvas = page.frameLocator('#preview-frame')
  await canvas.getByRole('heading', { name: 'For every road' }).click()
  const heading = page.getByRole('complementary', { name: 'Properties' }).getByLabel('Heading')
  // Left before the server's answer has come: what comes next starts from what was saved, and asks nothing.
  let isLeaving = true
  await page.route('**/v1/product/changeDocument', async (route) => {
    if (isLeaving) await route.fetch()
    else await route.continue()
  })
  await heading.fill('For every road ahead')
  await expectKept(id, 'For every road ahead')

  const [first] = (await shellOf(id)).pages
  await page.goto(`/eventManager?product=${id}&page=${encodeURIComponent(first.path)}`)
  isLeaving = false
  await page.getByRole('button', { name: 'Add a flow block' }).click()
  await page.getByRole('menuitem', { name: 'Condition' }).click()
  const work = {
    name: 'Works with it',
    of: 'What is it used for?',
    is: 'Business too',
    reason: 'We insure private cars alone',
  }
  await declineWhen(page, id, work)

  await page.getByRole('button', { name: 'Test run' }).click()
  const site = page.frameLocator('iframe')
  const choose = (name: string, value: string) =>
    site.locator(`[name="${name}"][value="${value}"]`).check({ force: true })
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await site.locator(`[name="${name}"]`).fill(value)
  }
  const go = () => site.locator('button[type="submit"]').last().click()
  const answerAbout = async (use: string) => {
    await site.getByRole('heading', { name: 'For every road ahead' }).waitFor()
    await fill({ registration: 'AB12 CDE', vehicle_value: '8000', annual_miles: '7000', no_claims: '5' })
    await choose('use', use)
    await choose('kept', 'drive')
    await site.getByRole('button', { name: 'Get a quote' }).click()
  }
  await answerAbout('business')
  await site.getByText('We insure private cars alone').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()

  await answerAbout('social')
  await site.getByRole('heading', { name: 'Driver 1' }).waitFor()
  const born = { 'driver_born-day': '27', 'driver_born-month': '3', 'driver_born-year': '1990' }
  const driver = { driver_name: 'Jane Smith', licence_years: '9', ...born }
  await fill(Object.fromEntries(Object.entries(driver).map(([name, value]) => [`drivers.1.${name}`, value])))
  await go()
  for (const list of ['Drivers', 'Claims', 'Convictions']) {
    await site.getByRole('heading', { name: list, level: 1 }).waitFor()
    await choose('add', 'no')
    await go()
  }
  await site.locator('[name="policyholder"]').waitFor()
  await fill(aboutYou())
  await go()
  await choose('plan', 'comprehensive')
  await page.getByRole('complementary', { name: 'The way so far' }).getByText(/£/).first().waitFor()
  await go()
  for (const name of ['is_true', 'has_read']) await choose(name, 'yes')
  await site.getByRole('button', { name: /^Pay/ }).click()
  await site.getByRole('heading', { name: 'Thank you, you are covered' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a design leaves as a file and comes back the same; products are grouped, copied and compared', async () => {
  const { page, context, complaints } = await openStudio('/productLibrary')
  await page.getByRole('button', { name: 'Start from this: Travel' }).click()
  await page.getByLabel('Name of the new product').fill('Trips')
  await page.getByRole('button', { name: 'Make the product' }).click()
  await page.getByRole('heading', { name: 'Trips', level: 1 }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.goto('/project')
  const row = page.getByRole('row', { name: /Trips/ })
  await row.click({ button: 'right' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export design' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')

  await page.goto('/productLibrary')
  const choose = async (content: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ])
    await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  }
  await choose(file.slice(0, -40))
  await page.getByText('This file is not a design that was exported here.').waitFor()
  await choose(file.replace('Trips', 'Tricks'))
  await page.getByText('The file is damaged: it was changed after it was exported.').waitFor()
  await choose(file)
  await page.getByRole('button', { name: 'Make the product' }).click()
  await page.getByText('A product with this name already exists.').waitFor()
  await page.getByLabel('Name of the new product').fill('Trips again')
  await page.getByRole('button', { name: 'Make the product' }).click()
  await page.getByRole('heading', { name: 'Trips again', level: 1 }).waitFor()
  const { rows } = await product.database.query(
    `select kind, count(distinct content)::int as contents from document
     where owner_id in (select id from product where name in ('Trips', 'Trips again')) group by kind order by kind`,
  )
  expect(rows.map(({ contents }) => contents)).toEqual([1, 1])

  await page.goto('/groupProject')
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByLabel('Name of the group').fill('Holidays')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Actions of Trips', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Holidays' }).click()
  await page.getByRole('region', { name: 'Holidays' }).getByRole('link', { name: 'Trips' }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const id = await idOf('Trips')
  await page.goto(`/steps?product=${id}`)
  await page.getByRole('button', { name: 'Save version' }).click()
  await page.getByLabel('Note').fill('As it came')
  await page.getByRole('dialog').getByRole('button', { name: 'Save version' }).click()
  await page
    .getByText(/Version 1/)
    .first()
    .waitFor()
  await page.locator('.react-flow__node').first().click()
  const before = JSON.stringify(await shellOf(id))
  await page.getByRole('button', { name: /^Connector call/ }).click()
  await expect.poll(async () => JSON.stringify(await shellOf(id))).not.toBe(before)
  await page.goto(`/shellDashBoard?product=${id}`)
  await page.getByText('1 place differs').waitFor()
  await page.getByRole('button', { name: 'Make this the draft' }).click()
  await page.getByText('Nothing differs.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
