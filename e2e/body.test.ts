import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuestion, bodyOf, buildNew, inspector, openPart, openProducts, saved } from './body-builder.ts'
import { faultsOf } from './faults.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
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

test('a pet body from nothing: questions, a condition, a repeating group, a plan, documents', async () => {
  const { page, context, complaints } = await openProducts({ product, browser })
  const id = await buildNew(page, 'Paws and Claws')

  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Choose one', 'What kind of pet do you have?')
  // Its data is named by its title once that is left.
  await inspector(page).getByLabel('Options').fill('Rabbit')
  await expect.poll(() => inspector(page).getByLabel('Data name').inputValue()).toBe('kind_pet')
  await inspector(page).getByLabel('Data name').focus()
  // A column copied from a spreadsheet.
  await inspector(page)
    .getByLabel('Label of option 1')
    .evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'Dog\r\nCat')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await page.getByRole('article').getByText('Rabbit').waitFor()

  await addQuestion(page, 'Long list', 'What breed is it?')
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
  await expect.poll(() => pathOf(page)).toContain('part=questions')

  await saved(page)
  await expect
    .poll(() => bodyOf(product, id))
    .toMatchObject({
      dataset: {
        properties: [
          { name: 'kind_pet', options: [{ value: 'dog' }, { value: 'cat' }, { value: 'rabbit' }] },
          { name: 'breed' },
          { name: 'when_happen' },
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
      cover: { plans: [{ title: 'Essential', limits: { cover: { amount: '5000' } } }], items: [{ title: 'Vet fees' }] },
      documents: [{ kind: 'booklet', sections: [{ heading: 'Your cover', lines: ['Vet fees', 'Travel'] }] }],
    })
  expect(complaints).toEqual([])
  await context.close()
})

test('what is pressed is done, also where leaving a field says what is wrong with it', async () => {
  const { page, context } = await openProducts({ product, browser })
  await buildNew(page, 'Pressed once')
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('button', { name: 'Add a question', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Yes or no' }).click()
  await inspector(page).getByLabel('Short title').fill('Kind of pet')
  // What is said of it moves everything below, the button too.
  const title = inspector(page).getByLabel('Title', { exact: true })
  await title.focus()
  await inspector(page).getByRole('button', { name: 'Rename to kind_pet' }).click()
  await expect.poll(() => inspector(page).getByLabel('Data name').inputValue()).toBe('kind_pet')
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true')
  await context.close()
})

test('undo and redo, deleting with undo, and reordering with the keyboard', async () => {
  const { page, context } = await openProducts({ product, browser })
  const id = await buildNew(page, 'Undo Me')
  await page.getByRole('button', { name: 'New group' }).click()
  for (const title of ['First question', 'Second question', 'Third question']) await addQuestion(page, 'Text', title)
  const titles = () =>
    page
      .getByRole('article')
      .getByText(/ question$/)
      .allTextContents()
  await expect.poll(titles).toEqual(['First question', 'Second question', 'Third question'])

  const tree = page.getByRole('complementary', { name: 'Question groups' })
  await tree.getByRole('button', { name: 'Third question' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Third question is now number 2 of group').waitFor({ state: 'attached' })
  await expect.poll(titles).toEqual(['First question', 'Third question', 'Second question'])
  await tree.getByRole('button', { name: 'Third question' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Delete')
  await page.getByText('Third question deleted').waitFor()
  await expect.poll(titles).toEqual(['First question', 'Second question'])
  await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['First question', 'Third question', 'Second question'])
  await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['First question', 'Second question', 'Third question'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(titles).toEqual(['First question', 'Third question', 'Second question'])
  await saved(page)
  await expect
    .poll(async () =>
      (await bodyOf(product, id)).questions.groups[0].questions.map(({ label }: { label: string }) => label),
    )
    .toEqual(['First question', 'Third question', 'Second question'])
  await context.close()
})

/** The tab is gone at once, without a word to the page in it. */
const killTab = async (page: Page, context: BrowserContext) => {
  await page.close({ runBeforeUnload: false })
  return context.newPage()
}

test('what was typed in a tab that was killed is there again; offline it is kept and sent later', async () => {
  const { page, context } = await openProducts({ product, browser })
  const id = await buildNew(page, 'Killed Tab')
  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Text', 'Typed before')
  await saved(page)
  const address = await pathOf(page)
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
  await expect
    .poll(async () => (await bodyOf(product, id)).questions.groups[0].questions[0].label)
    .toBe('Typed on a train')
  await context.close()
})

test('a second person sees who is editing, reads along, and takes over when they have left', async () => {
  const first = await openProducts({ product, browser })
  const id = await buildNew(first.page, 'Two People')
  await first.page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(first.page, 'Text', 'Written by the first')
  await saved(first.page)

  const second = await openProducts({ product, browser }, 'admin@tarnbrook.example')
  await second.page.goto(`/bs-build?product=${id}`)
  await second.page.getByText(/ is editing this$/).waitFor()
  await second.page.getByRole('article').getByText('Written by the first').waitFor()
  await expect.poll(() => second.page.getByRole('button', { name: 'Save version' }).isDisabled()).toBe(true)
  await expect.poll(() => second.page.getByRole('button', { name: 'Add a question' }).count()).toBe(0)

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
  const { page, context } = await openProducts({ product, browser })
  await buildNew(page, 'Versions')
  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Text', 'As it was')
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
  await expect.poll(() => page.getByRole('button', { name: 'Add a question' }).count()).toBe(0)
  await page.getByRole('button', { name: 'New version from this' }).click()
  await page.getByText('The draft is version 1 again', { exact: true }).waitFor()
  await page.getByRole('article').getByText('As it was').waitFor()
  await page.getByRole('button', { name: 'Versions: Version 1' }).waitFor()
  await context.close()
})

test.each(['ai8-dark', 'ai8-light'])('every part reads well to everybody, in %s', async (mode) => {
  const { page, context, complaints } = await openProducts({ product, browser }, 'primary@tarnbrook.example', mode)
  await page.getByRole('row', { name: /Pet Lifetime/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Build' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pet Lifetime' }).waitFor()
  await page.getByRole('button', { name: 'Breed' }).first().click()
  for (const part of ['Questions', 'Data', 'Plans', 'Documents', 'Readiness']) {
    await openPart(page, part)
    const nothingToDo = page.getByText('Ready to publish')
    await page.getByRole('heading', { level: 2 }).or(nothingToDo).first().waitFor()
    expect(await faultsOf(page), part).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})
