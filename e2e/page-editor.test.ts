import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../packages/domain/src/messages.ts'
import { commentOnBlock } from './comment-on-block.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, pathOf, sharedBrowser, signIn } from './open-browser.ts'
import { choosePalette } from './palette-of-site.ts'
import { restoreBlock } from './restore-block.ts'
import { selectSeveral } from './select-several.ts'
import { type Product, startProduct } from './start-product.ts'
import { storedDocument } from './stored-document.ts'
import { writeOnCanvas } from './write-on-canvas.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
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

const shellOf = (id: string) => storedDocument(product, id, 'shell')

test('a site is designed by mouse and by keyboard, and saves by itself', async () => {
  // The wizard makes a whole site; the editor opens on it.
  const { page, context } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/pre-build')
  await page.getByRole('radio', { name: 'Pet' }).check({ force: true })
  await page.getByLabel('Name', { exact: true }).fill('Otter cover')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create the product' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.has('product'))
  const id = new URLSearchParams((await pathOf(page)).split('?')[1]).get('product') ?? ''
  await page.goto(`/editor?product=${id}`)
  const canvas = canvasOf(page)
  const heading = canvas.getByRole('heading', { level: 1 })
  await heading.waitFor()

  // A text: on the canvas at once, on the server within two seconds, and only what was changed is sent.
  await heading.click()
  await inspector(page).getByLabel('Heading').waitFor()
  const saved = page.waitForRequest(/changeDocument/)
  await inspector(page).getByLabel('Heading').fill('Cover for <b>otters</b>')
  await canvas.getByRole('heading', { name: 'Cover for <b>otters</b>' }).waitFor()
  const sent = (await saved).postData() ?? ''
  expect(sent).toContain('Cover for <b>otters</b>')
  expect(sent.length).toBeLessThan(600)
  await page.getByText(/Saved \d/).waitFor()
  await expect
    .poll(async () => (await shellOf(id)).pages[0].content[0].props.content[0].props.title)
    .toBe('Cover for <b>otters</b>')

  await writeOnCanvas(page, async () => (await shellOf(id)).pages[0].content[0].props.content)

  // How a block looks: on the canvas at once, and kept.
  await heading.click()
  const tabOf = (name: string) => inspector(page).getByText(name, { exact: true }).first().click()
  await tabOf('Style')
  await inspector(page).getByRole('group', { name: 'Fill' }).getByRole('button', { name: 'White' }).click()
  await inspector(page).getByRole('combobox', { name: 'Padding' }).click()
  await page.getByRole('option', { name: 'Large', exact: true }).click()
  const look = () =>
    heading.evaluate((element) => {
      const { padding, backgroundColor } = getComputedStyle(element.closest('[data-puck-component] > div') ?? element)
      return { padding, backgroundColor }
    })
  await expect.poll(look).toEqual({ padding: '40px', backgroundColor: 'rgb(255, 255, 255)' })
  await expect
    .poll(async () => (await shellOf(id)).pages[0].content[0].props.content[0].props.style)
    .toEqual({ desktop: { background: 'white', padding: 'l' } })
  await tabOf('Content')

  // A block by key; then moved, put into another and taken out again by keys alone.
  await page.getByTestId('drawer-item:Section').focus()
  await page.keyboard.press('Enter')
  await inspector(page).getByRole('heading', { name: 'Section' }).waitFor()
  await page.getByTestId('drawer-item:Note').focus()
  await page.keyboard.press('Enter')
  await panel(page, 'Layers')
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Section Note Footer')
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

  await selectSeveral(page, () => shellOf(id))

  // A link that would run is refused beside its field, and never kept.
  await panel(page, 'Add')
  await page.getByTestId('drawer-item:Button').click()
  await inspector(page).getByLabel('Leads to').fill('javascript:alert(1)')
  await inspector(page).getByText('Start with /, https://, mailto: or tel:').waitFor()
  await page.getByText('Start with /, https://, mailto: or tel:').first().waitFor()
  await inspector(page).getByLabel('Leads to').fill('/privacy')
  await expect.poll(async () => JSON.stringify(await shellOf(id))).toContain('"/privacy"')
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
  await choosePalette(page, () => shellOf(id))
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])
  await restoreBlock(page, () => shellOf(id))
  await commentOnBlock(page)
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])

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

/** Every element with its classes, and the words in it, as written and without what Puck puts around blocks to drag them. */
function outlineOf(root: Element): string[] {
  const own = [...root.childNodes].flatMap((node) => {
    const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''
    return text ? [text] : node.nodeType === Node.ELEMENT_NODE ? outlineOf(node as Element) : []
  })
  const isEditors = [...root.attributes].some(({ name }) => /^data-(puck|dnd|rfd|text)/.test(name))
  if (isEditors || root.matches('input[type=hidden], script')) return own
  return [`${root.localName}.${root.className}`, ...own]
}

const written = { version: 1, coverwright: 'blocks' }

test('a killed tab loses nothing; texts, pictures and blocks come where they belong; the canvas is the published page', async () => {
  const email = 'primary@tarnbrook.example'
  const { page: first, context, complaints } = await openPage(browser, product.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await first.goto('/productLibrary')
  await signIn(first, email, product.password)
  await first.getByRole('button', { name: 'Start from this: Travel' }).click()
  await first.getByLabel('Name of the new product').fill('Heron trips')
  await first.getByRole('button', { name: 'Make the product' }).click()
  await first.getByRole('heading', { name: 'Heron trips', level: 1 }).waitFor()
  const { rows } = await product.database.query(
    `update product set languages = '{en_uk,de_de}' where name = 'Heron trips' returning id`,
  )
  const id = rows[0].id as string

  // Out of reach of the server, and then killed: the edit waits in the browser for whoever signs in again.
  await first.goto(`/editor?product=${id}`)
  await canvasOf(first).getByRole('heading', { level: 1 }).click()
  await first.route(/changeDocument/, (route) => route.abort())
  await inspector(first).getByLabel('Heading').fill('Herons go far')
  await canvasOf(first).getByRole('heading', { name: 'Herons go far' }).waitFor()
  const crashed = first.waitForEvent('crash')
  const killer = await context.newCDPSession(first)
  void killer.send('Page.crash').catch(() => undefined)
  await crashed
  const page = await context.newPage()
  // A session ends with its tab.
  await page.goto(`/editor?product=${id}`)
  await signIn(page, email, product.password)
  const canvas = canvasOf(page)
  await canvas.getByRole('heading', { name: 'Herons go far' }).waitFor()
  await page.getByText(/Saved \d/).waitFor()
  await expect.poll(async () => JSON.stringify(await shellOf(id))).toContain('Herons go far')

  // A picture from the library, uploaded on the spot.
  await canvas.getByRole('heading', { level: 1 }).click()
  const choose = inspector(page).getByRole('button', { name: /^(Change|Choose a photo): Picture/ })
  await choose.click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Add a photo' }).click(),
  ])
  await chooser.setFiles({ name: 'heron.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await inspector(page).getByLabel('Description').fill('A heron')
  const picture = canvas.getByRole('img', { name: 'A heron' })
  await picture.waitFor()
  const drawn = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(drawn).toBeGreaterThan(0)

  // What the site shows of itself elsewhere; an empty title is refused beside its field.
  await panel(page, 'Site')
  const site = page.getByRole('complementary', { name: 'Site' })
  await site.getByLabel('Title').fill('')
  await site.getByText(messages.required).waitFor()
  await site.getByLabel('Title').fill('Herons travel light')
  await site.getByRole('figure').filter({ hasText: 'Shared in a message' }).getByText('Herons travel light').waitFor()

  // In German: what is not translated is marked and counted; what is, stands on the canvas.
  const languages = page.getByRole('button', { name: 'Language of the texts' })
  const missing = async () => {
    await languages.click()
    const item = page.getByRole('menuitem', { name: /^German/ })
    const count = Number(/(\d+) missing/.exec((await item.textContent()) ?? '')?.[1] ?? 0)
    await item.click()
    await item.waitFor({ state: 'detached' })
    return count
  }
  const before = await missing()
  expect(before).toBeGreaterThan(1)
  await panel(page, 'Layers')
  await layer(page, /^Hero/).click()
  const heading = inspector(page).getByLabel(/^Heading/)
  await inspector(page).getByText('Heading Not translated').waitFor()
  await heading.fill('Reiher kommen weit')
  await canvas.getByRole('heading', { name: 'Reiher kommen weit' }).waitFor()
  await inspector(page).getByText('Heading Not translated').waitFor({ state: 'detached' })
  expect(await missing()).toBe(before - 1)
  await page.getByText(/Saved \d/).waitFor()
  await expect.poll(async () => JSON.stringify((await shellOf(id)).translations)).toContain('Reiher kommen weit')

  // To another product by the clipboard, with everything in it and under an id of its own.
  await layer(page, /^Hero/).focus()
  await page.keyboard.press('Control+c')
  await expect
    .poll(async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())))
    .toMatchObject(written)
  const pet = await product.database.query(`select id from product where name = 'Pet Lifetime'`)
  const petId = pet.rows[0].id as string
  await page.goto(`/editor?product=${petId}`)
  await canvas.getByRole('heading', { name: 'Cover that stays with them for life' }).waitFor()

  // Before anything is changed: the very elements and words that buyers get.
  const shop = await context.newPage()
  await shop.goto(product.address.replace('localhost', 'pet.localhost'))
  const published = await shop.locator('main').evaluate(outlineOf)
  await expect.poll(() => canvas.locator('main').evaluate(outlineOf)).toEqual(published)
  await shop.close()

  await panel(page, 'Layers')
  await layer(page, /^FAQs/).click()
  await page.keyboard.press('Control+v')
  await canvas.getByRole('heading', { name: 'Herons go far' }).waitFor()
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Trust FAQs Hero Questions Footer')
  const kept = async () => JSON.stringify(await shellOf(petId)).includes('Herons go far')
  await expect.poll(kept).toBe(true)

  // Who else is here is seen by both, and gone with their tab.
  const other = await openPage(browser, product.address)
  await other.page.goto(`/editor?product=${petId}`)
  await signIn(other.page, 'admin@tarnbrook.example', product.password)
  await other.page.getByText(/is editing this$/).waitFor()
  const here = page.getByRole('list', { name: 'Also here' })
  const { rows: people } = await product.database.query(
    `select name from member where email like 'admin@tarnbrook%' or email = $1 order by email`,
    [email],
  )
  await here.getByRole('img', { name: people[0].name }).waitFor()
  await other.page.getByRole('list', { name: 'Also here' }).getByRole('img', { name: people[1].name }).waitFor()
  await other.page.close()
  await here.waitFor({ state: 'detached' })
  await other.context.close()

  await page.keyboard.press('Control+z')
  await canvas.getByRole('heading', { name: 'Herons go far' }).waitFor({ state: 'detached' })
  await expect.poll(kept).toBe(false)
  expect(complaints.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([])
  await context.close()
})
