import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { inLanguage } from './in-language.ts'
import { pay } from './journey/buyer.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
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

const written = [
  {
    language: 'de_de',
    host: 'reiseschutz.localhost',
    name: 'Reiseschutz',
    where: 'Wohin geht die Reise?',
    places: ['Deutschland', 'Europa', 'Weltweit'],
    days: 'Wie viele Tage dauert die Reise?',
    benefits: 'Leistung\tBasis\tPlus\nHeilkosten\t1 Mio. £\t5 Mio. £',
    refused: 'Wir versichern Reisen bis zu 60 Tagen.',
    prefix: 'RS',
    plan: 'Basis',
    buyer: 'Jürgen Weiß',
  },
  {
    language: 'zh_tw',
    host: 'lvyou.localhost',
    name: '旅遊保障',
    where: '您要去哪裡？',
    places: ['台灣', '亞洲', '全球'],
    days: '旅程有幾天？',
    benefits: '保障\t基本\t尊榮\n醫療費用\t£1,000,000\t£5,000,000',
    refused: '我們承保最長60天的旅程。',
    prefix: 'LY',
    plan: '基本',
    buyer: '王小明',
  },
] as const

test.each(written)('a product is made and bought in $language', async (texts) => {
  const { language, host, name } = texts
  const { said, sentence, saidFirst, word, start, tag } = inLanguage(language)
  const { page, context, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/project', {
    language,
  })
  const press = (english: string) => page.getByRole('button', { name: said(english) }).click()
  const part = (english: string) =>
    page
      .getByRole('navigation', { name: said('Parts of the insurance') })
      .getByRole('link', { name: saidFirst(english) })
      .click()
  const properties = page.getByRole('complementary', { name: said('Properties') })
  const ask = async (kind: string, title: string) => {
    await press('Add a question')
    await page.getByRole('menuitem', { name: said(kind) }).click()
    const field = properties.getByLabel(said('Title')).and(page.locator(':focus'))
    await expect.poll(() => field.inputValue()).toBe('')
    await field.fill(title)
  }

  // The product, in the language that it is sold in.
  await press('New product')
  const making = page.getByRole('dialog')
  await making.getByLabel(said('Name')).fill(name)
  const languages = making.getByRole('combobox', { name: said('Languages') })
  await languages.press('Backspace')
  await languages.press('ArrowDown')
  await page.getByRole('option', { name: said(language === 'de_de' ? 'German' : 'Chinese (traditional)') }).click()
  await page.keyboard.press('Escape')
  await making.getByRole('button', { name: said('Create product') }).click()
  await page
    .getByRole('dialog', { name })
    .getByRole('link', { name: said('Build') })
    .click()
  await press('Start with what every sale asks')
  await ask('Choose one', texts.where)
  await properties.getByLabel(said('Options')).fill(texts.places.join('\n'))
  await ask('Number', texts.days)
  await nameData(page, said, 'days')

  await part('Plans')
  await press('Paste a table')
  await page.getByLabel(said('Table of benefits')).fill(texts.benefits)
  await page
    .getByRole('button', { name: said('Add {{plans}} plans and {{rows}} rows', { plans: '2', rows: '1' }) })
    .click()
  await part('Pricing')
  await press('Start with the usual steps')
  await page.getByLabel(said('Formula')).fill('days * 2')
  await part('Underwriting')
  await press('Add rule')
  await page.getByRole('menuitem', { name: said('Decline when…') }).click()
  await page.getByRole('combobox', { name: said('Data') }).click()
  await page.getByRole('option', { name: texts.days, exact: true }).click()
  await page.getByLabel(said('Value')).fill('60')
  await page.getByLabel(said('Reason')).fill(texts.refused)
  await part('Readiness')
  await page.getByText(sentence('Demands and needs text is missing')).waitFor()
  await press('Write first drafts')
  // The drafts; and that a trip of 60 days, which two of them name, is not the policy's twelve months.
  const meant = page.getByRole('button', { name: said('All are meant so') })
  await meant.nth(1).click()
  await expect.poll(() => meant.count()).toBe(1)
  await meant.click()
  await page.getByRole('link', { name: said('Make the website') }).click()
  await page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: said('Back to products') }).click()

  // Published, and every word of it in the language.
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('button', { name: said('Number them here') }).click()
  await page.getByLabel(said('Begins with')).fill(texts.prefix)
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: said('Publish') }).click()
  const address = page.getByRole('dialog').last().getByLabel(said('Address'))
  await address.fill(`try-${host}`)
  await press('Publish to staging')
  await expect.poll(() => page.getByRole('radio', { name: said('Live') }).isChecked()).toBe(true)
  // A name without Latin letters suggests no address.
  await address.fill(host)
  await press('Go live')
  await page.getByText(said('{{name}} is live at {{host}}', { name, host })).waitFor()
  expect(complaints).toEqual([])

  const { page: shop, context: shopping } = await openPage(browser, product.address.replace('localhost', host))
  await shop.goto('/')
  expect(await shop.locator('html').getAttribute('lang')).toBe(tag)
  await shop.getByText(texts.places[1], { exact: true }).click()
  await shop.getByLabel(texts.days).fill('8')
  expect(await faultsOf(shop)).toEqual([])
  await shop.getByRole('button', { name: start('Get a quote') }).click()
  await shop.getByLabel(start('What is your full name?')).fill(texts.buyer)
  await shop.getByLabel(start('What is your email address?')).fill('buyer@example.com')
  await shop.getByLabel(word('Address line 1'), { exact: true }).fill('14 Sample Street')
  await shop.getByLabel(word('Town or city'), { exact: true }).fill('Bristol')
  await shop.getByLabel(word('Postcode'), { exact: true }).fill('BS7 9ZZ')
  const begins = new Date(Date.now() + 86_400_000)
  const day = shop.getByRole('group', { name: start('When should cover start?') })
  await day.getByLabel(word('Day'), { exact: true }).fill(String(begins.getUTCDate()))
  await day.getByLabel(word('Month'), { exact: true }).fill(String(begins.getUTCMonth() + 1))
  await day.getByLabel(word('Year'), { exact: true }).fill(String(begins.getUTCFullYear()))
  expect(await faultsOf(shop)).toEqual([])
  await shop.getByRole('button', { name: start('Continue') }).click()
  await shop.getByText(texts.plan, { exact: true }).first().click()
  await shop.getByRole('button', { name: start('Continue') }).click()
  await shop.getByText(start('My answers are true and complete.')).click()
  await shop.getByText(start('I have read the documents.')).click()
  await shop
    .getByRole('button', { name: new RegExp(word('Pay {amount} and buy cover').replace('{amount}', '.+')) })
    .click()
  await pay(shop)
  await shop.getByText(word('Thank you, you are covered')).waitFor()
  await Promise.all([context.close(), shopping.close()])
})

async function nameData(page: Page, said: (english: string) => RegExp, name: string) {
  const field = page.getByRole('complementary', { name: said('Properties') }).getByLabel(said('Data name'))
  await field.fill(name)
  await field.press('Enter')
}
