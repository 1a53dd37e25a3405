import type { Body } from '@coverwright/domain/build/body/body'
import { textsOf } from '@coverwright/domain/build/body/texts'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../../apps/server/test/process-client.ts'
import { publishLive } from '../../apps/server/test/publish-live.ts'
import { pathOf } from '../open-browser.ts'
import { answerAll, answerPet, answerStart, choosePlan, goOn } from './buyer.ts'
import { lookAt, overflow } from './look-at.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a keyboard is enough', async () => {
  const { page, context } = await shop.visit({ viewport: { width: 1280, height: 900 } })
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
  await page.goto('/')
  await press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await press('Enter')
  await page.waitForURL(({ hash }) => hash !== '')
  await press('Tab', 'Space', 'Tab')
  await page.getByLabel('What is your pet called?').and(page.locator(':focus')).waitFor()
  await keyboard.type('Biscuit')
  await press('Enter')
  await page.waitForURL('**/pet')
  // A new page begins at its heading.
  const atHeading = async () => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }
  await atHeading()

  await press('Tab', 'Space', 'ArrowDown')
  await page.locator('input#dog_breed').waitFor()
  await press('Tab')
  await expect.poll(focused).toBe('dog_breed')
  await keyboard.type('border')
  await page.getByRole('option', { name: 'Border Collie' }).waitFor()
  await press('ArrowDown', 'ArrowUp', 'Enter')
  await expect.poll(() => page.locator('#dog_breed').inputValue()).toBe('Border Collie')
  await press('Tab')
  for (const part of ['6', '6', '2023']) {
    await keyboard.type(part)
    await press('Tab')
  }
  await press('Shift+Tab', 'Enter')
  // Nothing is said of the vaccinations yet: the summary takes the focus, and leads to the question.
  await page.getByText('There is a problem').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await press('Tab', 'Enter')
  await expect.poll(focused).toBe('vaccinated')
  await press('Space', 'Enter')
  await page.waitForURL('**/health')
  await atHeading()
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  await press('Tab')
  expect(
    await page.locator('.cj-option:focus-within').evaluate((option) => getComputedStyle(option).outlineStyle),
  ).toBe('solid')
  await press('Tab', 'Tab')
  await expect.poll(outline).toBe('solid')
  await context.close()
})

test('going back keeps answers, with the browser’s button and the page’s own', async () => {
  const { page, context } = await shop.visit()
  await page.goto('/')
  await answerStart(page)
  await goOn(page, 'Get a quote', '/pet')
  await answerPet(page)
  await goOn(page, 'Continue', '/health')
  await page.goBack()
  await page.waitForURL('**/pet')
  await expect.poll(() => page.getByLabel('Pedigree').isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('What breed is').inputValue()).toBe('Labrador Retriever')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => page.getByLabel('What is your pet called?').inputValue()).toBe('Biscuit')
  await goOn(page, 'Get a quote', '/pet')
  await page.reload()
  await expect.poll(() => page.getByLabel('Year').inputValue()).toBe(String(new Date().getFullYear() - 3))
  await context.close()
})

test('going back in the very moment in which a page comes leads back', async () => {
  const { page, context } = await shop.visit()
  await page.goto('/')
  await answerStart(page)
  await goOn(page, 'Get a quote', '/pet')
  await answerPet(page)
  const wentBack = page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (location.pathname !== '/health') return
        observer.disconnect()
        resolve()
      }).observe(document.body, { subtree: true, childList: true })
    })
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve))
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await wentBack
  await expect.poll(() => page.getByLabel('What breed is').inputValue()).toBe('Labrador Retriever')
  expect(await pathOf(page)).toBe('/pet')
  await context.close()
})

test('changing an answer leads back to the price', async () => {
  const { page, context } = await shop.visit()
  await answerAll(page)
  await choosePlan(page)
  await page.getByRole('link', { name: 'Change Born' }).click()
  await page.waitForURL('**/pet#born-day')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 7))
  await goOn(page, 'Continue', '/plan')
  await expect.poll(() => page.getByRole('radio', { name: 'Lifetime' }).isChecked()).toBe(true)
  await context.close()
})

test('prices follow every choice, and nothing is chosen beforehand', async () => {
  const { page, context } = await shop.visit({ viewport: { width: 1280, height: 900 } })
  await answerAll(page)
  await page.getByText('No plan chosen yet').waitFor()
  expect(await page.locator('.cj-plan input:checked, .cj-extra input:checked').count()).toBe(0)
  await page.getByText('Choose Lifetime').click()
  const total = page.locator('.cj-bar.total .cost')
  await total.locator('.cj-price').waitFor()
  const [alone] = [await total.textContent()]
  await page.locator('.cj-extra').first().click()
  await expect.poll(() => total.textContent()).not.toBe(alone)
  await page.getByRole('radio', { name: 'Pay yearly' }).click()
  await expect.poll(() => total.textContent()).toContain('a year')
  await context.close()
})

test('somebody who is away is told in time, and can stay', async () => {
  const { page, context } = await shop.visit()
  await page.clock.install()
  await page.goto('/')
  await answerStart(page)
  await goOn(page, 'Get a quote', '/pet')
  // The list of breeds is here: nothing is under way that would count as a sign of life later.
  await page.locator('input[role=combobox]').fill('a')
  await page.getByRole('option').first().waitFor()
  await page.clock.fastForward('24:00')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.clock.fastForward('01:30')
  await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stay on this page')
  await lookAt(page)
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
  await context.clearCookies({ name: 'journey_seen' })
  await page.clock.fastForward('31:00')
  await page.getByText('We have hidden your answers').waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Show my answers' }).click()
  await page.getByText('Tell us about Biscuit').waitFor()
  await context.close()
})

test('a page fits from the narrowest phone to 200% zoom, with the longest name', async () => {
  const { page, context } = await shop.visit()
  await page.goto('/')
  await answerStart(page, 'Bartholomew-Maximilian-von-Wuffington II')
  await goOn(page, 'Get a quote', '/pet')
  await answerPet(page)
  for (const width of [320, 390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => overflow(page), { message: `at ${width}` }).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await answerAll(page)
  await choosePlan(page)
  for (const width of [320, 390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => overflow(page), { message: `at ${width}` }).toBe(0)
  }
  await context.close()
})

const german: Readonly<Record<string, string>> = {
  'What is your pet called?': 'Wie heißt Ihr Tier?',
  Dog: 'Hund',
  Lifetime: 'Lebenslang',
}

/** The pet product on sale at an address of its own, in English and German. */
async function sellInGerman(host: string) {
  const { address, password } = shop.studio
  const { client } = await signedInClient(address, 'primary@tarnbrook.example', password)
  const { items } = await client.product.listProducts({ search: 'Pet Lifetime' })
  const [found] = items
  if (!found) throw new Error('Nothing is on sale')
  const { id, revision } = found
  const settings = ProductForm.parse(
    Object.fromEntries(Object.keys(ProductForm.shape).map((key) => [key, found[key as keyof typeof found]])),
  )
  await client.product.updateSettings({ id, revision, settings: { ...settings, languages: ['en_uk', 'de_de'] } })
  const draft = await client.product.getBody({ id })
  // The server has read it with the body's model.
  const body = draft.body as unknown as Body
  const texts = textsOf(body).flatMap(({ key, text }) => (german[text] ? [[key, german[text]]] : []))
  const translations = { de_de: Object.fromEntries(texts) }
  await client.product.updateBody({ id, revision: draft.revision, body: { ...body, translations } })
  await publishLive({ client }, { id, host })
}

test('a buyer chooses a language on any page, and goes on with the same answers', async () => {
  await sellInGerman('haustier.localhost')
  const { page, context, complaints } = await shop.visit()
  await page.goto(shop.address.replace('pet.localhost', 'haustier.localhost'))
  const menu = page.locator('summary')
  await menu.getByText('English (UK)').click()
  await lookAt(page)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByLabel('Hund').check()
  await page.getByLabel('Wie heißt Ihr Tier?').fill('Keks')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE')
  await goOn(page, 'Get a quote', '/pet')
  // What nobody translated is read in the first language; what was answered stays.
  await page.getByText('What breed is Keks?').waitFor()
  // What pages say by themselves needs nobody to translate it.
  await page.getByRole('link', { name: 'Zurück' }).waitFor()
  await page.getByText(/^Schritt \d von \d:/).waitFor()
  await lookAt(page)
  await menu.getByText('Deutsch').click()
  await page.getByRole('link', { name: 'English (UK)' }).click()
  await page.getByText('What breed is Keks?').waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-GB')
  expect(complaints).toEqual([])
  await context.close()
})
