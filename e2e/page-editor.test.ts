import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
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

const canvasOf = (page: Page) => page.frameLocator('#preview-frame')
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click()
const layer = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const layers = async (page: Page) => {
  const rows = await page
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((row) => row.querySelector('span')?.textContent))
  return rows.join(' ')
}

const shellOf = async (id: string) => {
  const { rows } = await product.database.query('select shell from product where id = $1', [id])
  return rows[0].shell
}

test('a site is designed by mouse and by keyboard, and saves by itself', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/?next=/pre-build')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.waitForURL(({ pathname }) => pathname === '/home' || pathname === '/pre-build')

  // The wizard makes a whole site; the editor opens on it.
  await page.goto('/pre-build')
  await page.getByRole('radio', { name: 'Pet' }).check({ force: true })
  await page.getByLabel('Name', { exact: true }).fill('Otter cover')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create the product' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.has('product'))
  const id = new URL(page.url()).searchParams.get('product') ?? ''
  await page.goto(`/editor?product=${id}`)
  const canvas = canvasOf(page)
  const heading = canvas.getByRole('heading', { level: 1 })
  await heading.waitFor()

  // A text: on the canvas at once, on the server within two seconds, and only what was changed is sent.
  await heading.click()
  const saved = page.waitForRequest(/changeDocument/)
  await inspector(page).getByLabel('Heading').fill('Cover for <b>otters</b>')
  await canvas.getByRole('heading', { name: 'Cover for <b>otters</b>' }).waitFor()
  const sent = (await saved).postData() ?? ''
  expect(sent).toContain('Cover for <b>otters</b>')
  expect(sent.length).toBeLessThan(600)
  await page.getByText(/Saved \d/).waitFor()
  expect((await shellOf(id)).pages[0].content[0].props.content[0].props.title).toBe('Cover for <b>otters</b>')

  // A block by key; then moved, put into another and taken out again by keys alone.
  await page.getByTestId('drawer-item:Section').focus()
  await page.keyboard.press('Enter')
  await inspector(page).getByRole('heading', { name: 'Section' }).waitFor()
  await page.getByTestId('drawer-item:Note').focus()
  await page.keyboard.press('Enter')
  await panel(page, 'Layers')
  expect(await layers(page)).toBe('Header Hero Questions Section Note Footer')
  await layer(page, /^Note/).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => layer(page, /^Note/).getAttribute('aria-level')).toBe('1')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Note Section Footer')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => layer(page, /^Note/).getAttribute('aria-level')).toBe('2')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => layer(page, /^Note/).getAttribute('aria-level')).toBe('1')

  // A link that would run is refused beside its field, and never kept.
  await panel(page, 'Add')
  await page.getByTestId('drawer-item:Button').click()
  await inspector(page).getByLabel('Leads to').fill('javascript:alert(1)')
  await inspector(page).getByText('Start with /, https://, mailto: or tel:').waitFor()
  await page.getByText('Start with /, https://, mailto: or tel:').first().waitFor()
  await inspector(page).getByLabel('Leads to').fill('/privacy')
  await page.getByText(/Saved \d/).waitFor()
  expect(JSON.stringify(await shellOf(id))).not.toContain('javascript:')

  // Widths are the devices' own.
  for (const [device, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByLabel(device, { exact: true }).click({ force: true })
    await expect.poll(() => canvas.locator('html').evaluate(() => innerWidth)).toBe(width)
  }

  // A colour that cannot be read is told while it is chosen.
  await panel(page, 'Theme')
  await page.getByLabel('Colour', { exact: true }).fill('#ffe600')
  await page.getByText('Your colour is too light here: a darker one is used').first().waitFor()
  await page.getByLabel('Colour', { exact: true }).fill('#0e7490')
  await page.keyboard.press('Escape')
  await page.getByText('Round', { exact: true }).click()
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])

  // A page of one's own, at an address made of its title.
  await panel(page, 'Pages')
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByLabel('Title').last().fill('Our vets')
  await page.getByRole('button', { name: 'Add the page' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('page') === '/our-vets')
  await canvas.getByRole('heading', { name: 'Our vets' }).waitFor()
  await page.getByText(/Saved \d/).waitFor()
  await context.close()
})
