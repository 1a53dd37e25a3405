import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

async function openProducts(email = 'primary@tarnbrook.example', mode = 'ai8-dark') {
  const opened = await openPage(browser, product.address)
  await opened.context.addInitScript((themeMode) => {
    localStorage.setItem('coverwright-device', JSON.stringify({ themeMode }))
  }, mode)
  await opened.page.goto('/project')
  await signIn(opened.page, email, product.password)
  await opened.page.waitForURL(({ pathname }) => pathname === '/project')
  return opened
}

/** A draft of its own, opened in the builder. */
async function buildNew(page: Page, name: string) {
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create product' }).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Start with an empty body' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return new URL(page.url()).searchParams.get('product') ?? ''
}

const openPart = async (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts of the body' }).getByRole('link', { name: part }).click()

const saved = (page: Page) =>
  page
    .getByText(/Saved \d\d:/)
    .last()
    .waitFor()

async function bodyOf(id: string) {
  const { rows } = await product.database.query('select body from product where id = $1', [id])
  return rows[0].body
}

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Properties' })

async function addQuestion(page: Page, kind: string, title: string) {
  await page.getByRole('button', { name: 'Add a question', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await inspector(page).getByLabel('Title', { exact: true }).fill(title)
}

test('a pet body from nothing: questions, a condition, a repeating group, a plan, documents', async () => {
  const { page, context, complaints } = await openProducts()
  const id = await buildNew(page, 'Paws and Claws')

  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Radio', 'What kind of pet do you have?')
  await inspector(page).getByRole('button', { name: 'Use kind_pet' }).click()
  await inspector(page).getByLabel('Type').click()
  await page.getByRole('option', { name: 'One of several' }).click()
  await inspector(page).getByRole('button', { name: 'Add an option' }).click()
  // A column copied from a spreadsheet.
  await inspector(page)
    .getByLabel('Label of option 1')
    .evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'Dog\r\nCat\r\nRabbit')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await page.getByRole('article').getByText('Rabbit').waitFor()

  await addQuestion(page, 'Select', 'What breed is it?')
  const name = inspector(page).getByLabel('Data name')
  await name.fill('kind_pet')
  await inspector(page).getByText('This Dataname already exists !').waitFor()
  await name.fill('not a name')
  await inspector(page).getByText('A name starts with a letter').waitFor()
  await name.fill('breed')
  await name.press('Enter')
  await inspector(page).getByText('Logic').click()
  await inspector(page).getByRole('button', { name: 'Add a test' }).click()
  await inspector(page).getByLabel('Answers').click()
  await page.getByRole('option', { name: 'Dog' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('article').getByText('Shown when').waitFor()

  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'New repeating group' }).click()
  await inspector(page).getByLabel('One of them').fill('claim')
  await page.getByText('Asked once for each claim, 1 to 5 times').waitFor()
  await addQuestion(page, 'Date', 'When did it happen?')

  await openPart(page, 'Plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Essential')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.getByLabel('Covered', { exact: true }).fill('Vet fees')
  await page.getByLabel('Vet fees on Essential').fill('£5,000')
  await page.getByRole('button', { name: 'Add a declaration' }).click()
  await page.getByRole('textbox', { name: /Must be agreed to/ }).fill('My answers are true.')

  await openPart(page, 'Documents')
  await page.getByRole('button', { name: 'Add a document' }).click()
  await page.getByRole('menuitem', { name: 'Policy booklet' }).click()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByLabel('Heading').fill('Your cover')
  await page.getByLabel('Text', { exact: true }).fill('Vet fees\nTravel')

  await openPart(page, 'Readiness')
  await page.getByText('No question asks for the policyholder').waitFor()
  await page.getByRole('link', { name: /No question asks for the policyholder/ }).click()
  expect(new URL(page.url()).searchParams.get('part')).toBe('questions')

  await saved(page)
  await expect
    .poll(() => bodyOf(id), { timeout: 10_000 })
    .toMatchObject({
      dataset: {
        properties: [
          { name: 'kind_pet', options: [{ value: 'dog' }, { value: 'cat' }, { value: 'rabbit' }] },
          { name: 'breed' },
          { name: 'date' },
        ],
      },
      questions: {
        groups: [
          {
            questions: [
              { name: 'kind_pet', label: 'What kind of pet do you have?' },
              { showIf: { tests: [{ name: 'kind_pet', is: 'one-of', values: ['dog'] }] } },
            ],
          },
          { repeat: { item: 'claim' } },
        ],
      },
      cover: { plans: [{ title: 'Essential', limits: { cover: '£5,000' } }], items: [{ title: 'Vet fees' }] },
      documents: [{ kind: 'booklet', sections: [{ heading: 'Your cover', lines: ['Vet fees', 'Travel'] }] }],
    })
  expect(complaints).toEqual([])
  await context.close()
})

const panel = (page: Page) => page.getByRole('complementary', { name: 'Test quote' })

async function nameData(page: Page, name: string) {
  const field = inspector(page).getByLabel('Data name')
  await field.fill(name)
  await field.press('Enter')
}

/** The data that a question asks for is a number, not a text. */
async function asNumber(page: Page) {
  await inspector(page).getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Number' }).click()
}

async function addRepeated(page: Page, name: string, item: string, least: string) {
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'New repeating group' }).click()
  await nameData(page, name)
  await inspector(page).getByLabel('One of them').fill(item)
  await inspector(page).getByLabel('At least').fill(least)
}

async function addStep(page: Page, kind: string, formula?: string) {
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  if (formula !== undefined) await page.getByLabel('Formula').fill(formula)
}

test('a motor body from nothing: drivers, claims and convictions, a price for each of them, a rule', async () => {
  const { page, context, complaints } = await openProducts()
  const id = await buildNew(page, 'Wheels')
  await page.getByRole('button', { name: 'New group' }).click()
  await nameData(page, 'vehicle')
  await addQuestion(page, 'Input', 'What is it worth?')
  await nameData(page, 'vehicle_value')
  await asNumber(page)

  await addRepeated(page, 'drivers', 'driver', '1')
  await addQuestion(page, 'Date', 'When were they born?')
  await nameData(page, 'driver_born')
  await addRepeated(page, 'claims', 'claim', '0')
  await addQuestion(page, 'Radio', 'Was the driver at fault?')
  await nameData(page, 'claim_fault')
  await addRepeated(page, 'convictions', 'conviction', '0')
  await addQuestion(page, 'Input', 'How many points were given?')
  await nameData(page, 'conviction_points')
  await asNumber(page)

  await openPart(page, 'Plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Comprehensive')

  await openPart(page, 'Pricing')
  await addStep(
    page,
    'Premium',
    '100 + vehicle_value / 100 + COUNT(drivers) * 50 + COUNTIF(claims.claim_fault) * 80 + SUM(0, convictions.conviction_points) * 10',
  )
  await panel(page).getByLabel('vehicle_value').or(panel(page).getByLabel('What is it worth?')).fill('5000')
  // One driver must be there: 100 + 50 + 50.
  await panel(page).getByText('= £200.00').waitFor()
  await panel(page).getByRole('button', { name: 'Add driver' }).click()
  await panel(page).getByRole('button', { name: 'Add conviction' }).click()
  const points = panel(page)
    .getByRole('group', { name: /conviction/ })
    .getByRole('textbox')
    .last()
  await points.fill('6')
  await panel(page).getByText('= £310.00').waitFor()

  await openPart(page, 'Underwriting')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('menuitem', { name: 'Condition' }).click()
  await page.getByText('Formula', { exact: true }).click()
  await page.getByLabel('When').fill('SUM(0, convictions.conviction_points) >= 6')
  await page.getByText('Decline', { exact: true }).click()
  await page.getByLabel('Reason').fill('Six points or more are not insured')
  await panel(page).getByText('Six points or more are not insured').waitFor()
  await saved(page)
  await expect
    .poll(async () => (await bodyOf(id)).questions.groups, { timeout: 10_000 })
    .toMatchObject([
      { name: 'vehicle' },
      { name: 'drivers', repeat: { item: 'driver', min: 1 } },
      { name: 'claims', repeat: { min: 0 } },
      { name: 'convictions', questions: [{ name: 'conviction_points' }] },
    ])
  expect(complaints).toEqual([])
  await context.close()
})

/** The server works elsewhere, for as long as a busy machine takes. */
const long = { timeout: 60_000 }

test('from a template to a price: one step of undo, the tables it needs, the row that was found', async () => {
  const { page, context, complaints } = await openProducts()
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill('Paws by template')
  await page.getByRole('button', { name: 'Create product' }).click()
  await page.getByRole('dialog', { name: 'Paws by template' }).getByRole('link', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Start with an empty body' }).waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Start with an empty body' }).click()
  await page.getByRole('button', { name: 'Add from a template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add questions from a template' })
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Start from the template' }).click()
  const tree = page.getByRole('complementary', { name: 'Question groups' })
  await tree.getByText('What kind of pet do you have?').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Nothing is asked yet').waitFor()
  await page.keyboard.press('Control+Shift+z')
  await tree.getByText('What kind of pet do you have?').waitFor()

  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'Add from a template' }).click()
  await dialog.getByRole('combobox', { name: 'Line of insurance' }).click()
  await page.getByRole('option', { name: 'Home', exact: true }).click()
  await dialog.getByText('All asked already').waitFor()
  await dialog.getByLabel('Building').uncheck()
  await dialog.getByLabel('Contents').uncheck()
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click()
  await tree.getByText('When did it happen?').waitFor()

  for (const [table, rows] of [
    ['base_rates', 9],
    ['pet_age_factors', 10],
  ] as const) {
    await openPart(page, 'Tables')
    await page.getByRole('button', { name: `Use ${table} as it is` }).click()
    await page.getByRole('button', { name: 'Convert', exact: true }).click(long)
    await page.getByRole('button', { name: 'Activate' }).click(long)
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await page.getByText(`Version 1 of ${table} is active`).waitFor(long)
    await page.getByText(`${rows} rows`).first().waitFor()
    await page.getByRole('button', { name: 'All tables' }).click()
  }
  await openPart(page, 'Pricing')
  await panel(page)
    .getByText(/= £1\d\d\./)
    .waitFor()
  await panel(page)
    .getByRole('link', { name: /^pet_age_factors, row/ })
    .click()
  const row = new URL(page.url()).searchParams.get('row')
  expect(Number(row)).toBeGreaterThan(0)
  await page.getByRole('grid', { name: 'Rows of pet_age_factors' }).waitFor(long)
  await page.locator('[role=gridcell][aria-selected=true]').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('undo and redo, deleting with undo, and reordering with the keyboard', async () => {
  const { page, context } = await openProducts()
  const id = await buildNew(page, 'Undo Me')
  await page.getByRole('button', { name: 'New group' }).click()
  for (const title of ['First question', 'Second question', 'Third question']) await addQuestion(page, 'Input', title)
  const titles = () =>
    page
      .getByRole('article')
      .getByText(/question$/)
      .allTextContents()
  expect(await titles()).toEqual(['First question', 'Second question', 'Third question'])

  const tree = page.getByRole('complementary', { name: 'Question groups' })
  await tree.getByRole('button', { name: 'Third question' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Third question is now number 2 of group').waitFor({ state: 'attached' })
  expect(await titles()).toEqual(['First question', 'Third question', 'Second question'])
  await page.keyboard.press('Delete')
  await page.getByText('Third question deleted').waitFor()
  expect(await titles()).toEqual(['First question', 'Second question'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await titles()).toEqual(['First question', 'Second question', 'Third question'])
  await page.keyboard.press('Control+Shift+z')
  expect(await titles()).toEqual(['First question', 'Third question', 'Second question'])
  await saved(page)
  await expect
    .poll(async () => (await bodyOf(id)).questions.groups[0].questions.map(({ label }: { label: string }) => label))
    .toEqual(['First question', 'Third question', 'Second question'])
  await context.close()
})

/** The tab is gone at once, without a word to the page in it. */
const killTab = async (page: Page, context: BrowserContext) => {
  await page.close({ runBeforeUnload: false })
  return context.newPage()
}

test('what was typed in a tab that was killed is there again; offline it is kept and sent later', async () => {
  const { page, context } = await openProducts()
  const id = await buildNew(page, 'Killed Tab')
  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Input', 'Typed before')
  await saved(page)
  const address = page.url()
  const title = inspector(page).getByLabel('Title', { exact: true })
  await title.pressSequentially(' and just now')
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  const next = await killTab(page, context)
  // A closed tab takes its session storage with it: the person signs in again, here by what the tab held.
  await next.addInitScript((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value)
  }, session)
  await next.goto(address)
  await next.getByRole('article').getByText('Typed before and just now').waitFor()

  await context.setOffline(true)
  await next.getByRole('article').first().getByRole('button').first().click()
  await inspector(next).getByLabel('Title', { exact: true }).fill('Typed on a train')
  await next.getByText('Offline, kept until you are back').waitFor()
  await context.setOffline(false)
  await saved(next)
  await expect.poll(async () => (await bodyOf(id)).questions.groups[0].questions[0].label).toBe('Typed on a train')
  await context.close()
})

test('a second person sees who is editing, reads along, and takes over when they have left', async () => {
  const first = await openProducts()
  const id = await buildNew(first.page, 'Two People')
  await first.page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(first.page, 'Input', 'Written by the first')
  await saved(first.page)

  const second = await openProducts('admin@tarnbrook.example')
  await second.page.goto(`/bs-build?product=${id}`)
  await second.page.getByText(/ is editing this$/).waitFor()
  await second.page.getByRole('article').getByText('Written by the first').waitFor()
  expect(await second.page.getByRole('button', { name: 'Save version' }).isDisabled()).toBe(true)
  expect(await second.page.getByRole('button', { name: 'Add a question' }).count()).toBe(0)

  await inspector(first.page).getByLabel('Title', { exact: true }).fill('Changed meanwhile')
  await second.page.getByRole('article').getByText('Changed meanwhile').waitFor()
  await first.page.getByRole('link', { name: 'Back to products' }).click()
  await second.page.getByText('Nobody is editing this any more').waitFor()
  await second.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await second.page.getByRole('button', { name: 'Add a question', exact: true }).waitFor()
  await first.context.close()
  await second.context.close()
})

test('versions are saved, looked at read-only, and gone back to', async () => {
  const { page, context } = await openProducts()
  await buildNew(page, 'Versions')
  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Input', 'As it was')
  await page.getByRole('button', { name: 'Save version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as version 1?' })
  await dialog.getByLabel('Note').fill('Agreed with the underwriters')
  await dialog.getByRole('button', { name: 'Save version' }).click()
  await page.getByText('Version 1 saved', { exact: true }).waitFor()
  await inspector(page).getByLabel('Title', { exact: true }).fill('As it became')
  await page.getByRole('button', { name: 'Versions: Draft after version 1' }).click()
  await page.getByRole('menuitem', { name: 'Look at version 1' }).click()
  await page.getByText('Version 1 can no longer change').waitFor()
  await page.getByRole('article').getByText('As it was').waitFor()
  expect(await page.getByRole('button', { name: 'Add a question' }).count()).toBe(0)
  await page.getByRole('button', { name: 'New version from this' }).click()
  await page.getByText('The draft is version 1 again', { exact: true }).waitFor()
  await page.getByRole('article').getByText('As it was').waitFor()
  await page.getByRole('button', { name: 'Versions: Version 1' }).waitFor()
  await context.close()
})

test.each(['ai8-dark', 'ai8-light'])('every part reads well to everybody, in %s', async (mode) => {
  const { page, context, complaints } = await openProducts('primary@tarnbrook.example', mode)
  await page.getByRole('row', { name: /Pet Lifetime/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Build' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pet Lifetime' }).waitFor()
  await page.getByRole('button', { name: 'Breed' }).first().click()
  for (const part of ['Questions', 'Data', 'Plans', 'Documents', 'Readiness']) {
    await openPart(page, part)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${part} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})
