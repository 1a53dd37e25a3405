import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeCss } from '@coverwright/blocks/theme-css'
import { contrast } from '@coverwright/domain/base/colour/contrast'
import { headerStyles, Theme } from '@coverwright/domain/build/page/theme'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerStart, goOn } from './buyer.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const folder = join(import.meta.dirname, '../../packages/blocks/src/css')
const sheet = ['base', 'frame', 'sections', 'questions', 'plans', 'options', 'pictures', 'print']
  .map((name) => readFileSync(join(folder, `${name}.css`), 'utf8'))
  .join('\n')

/** Any colour a company may call its own; the same ones each time. */
const brands = ['#ffffff', '#000000', '#ffe600', ...Array.from({ length: 20 }, (_, at) => colourOf(at))]

function colourOf(at: number): string {
  const mixed = Math.imul(at + 1, 0x9e_37_79_b1) >>> 8
  return `#${(mixed & 0xff_ff_ff).toString(16).padStart(6, '0')}`
}

/** The page as it is, without its script, in a style sheet of ours. */
async function dressed(page: Page, markup: string, theme: object) {
  await page.setContent(
    `<style>${sheet}${themeCss(Theme.parse({ radius: 12, font: 'system', ...theme }))}</style>${markup}`,
  )
}

interface Words {
  readonly text: string
  readonly ink: string
  readonly ground: string
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** Of rgb(31, 107, 79); what nothing is painted on is white. */
const hexOf = (colour: string) =>
  colour.startsWith('rgba')
    ? '#ffffff'
    : `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

async function wordsOfHeader(page: Page): Promise<Words[]> {
  const found = await page.evaluate(() => {
    const head = document.querySelector('.cj-head')
    const ground = head ? getComputedStyle(head).backgroundColor : ''
    return [...document.querySelectorAll('.cj-head > a:not(.cj-skip), .cj-head summary')].map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return {
        text: each.textContent ?? '',
        ink: getComputedStyle(each).color,
        ground,
        box: { left, right, top, bottom },
      }
    })
  })
  return found.map(({ text, ink, ground, box }) => ({ text, ink: hexOf(ink), ground: hexOf(ground), box }))
}

const meet = ({ box: one }: Words, { box: other }: Words) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

test('every word of the header can be read in every style, whatever the brand', { timeout: 180_000 }, async () => {
  const { page, context } = await shop.visit({ javaScriptEnabled: true })
  await page.goto('/')
  await answerStart(page)
  await goOn(page, 'Get a quote', '/pet')
  const markup = await page.evaluate(() => `<div class="cj">${document.querySelector('.cj-head')?.outerHTML}</div>`)
  expect(markup).toContain('and finish later')
  const bare = await context.newPage()
  for (const header of headerStyles)
    for (const width of [390, 1280]) {
      await bare.setViewportSize({ width, height: 800 })
      for (const brand of brands) {
        await dressed(bare, markup, { brand, header })
        const words = await wordsOfHeader(bare)
        expect(words.length).toBeGreaterThanOrEqual(3)
        for (const { text, ink, ground } of words)
          expect(contrast(ink, ground), `${text} on ${header} of ${brand}`).toBeGreaterThanOrEqual(4.5)
        const covered = words.flatMap((one, at) => words.slice(at + 1).filter((other) => meet(one, other)))
        expect(covered, `${header} at ${width}`).toEqual([])
      }
    }
  // The narrowest telephone: name, way out and telephone stand in one line, and the number is still read out.
  await bare.setViewportSize({ width: 360, height: 800 })
  await dressed(bare, markup, { brand: '#1F6B4F' })
  expect(new Set((await boxes(bare, '.cj-head > a:not(.cj-skip)')).map(({ top }) => top)).size).toBe(1)
  await bare.getByRole('link', { name: /^0808/ }).waitFor()
  await context.close()
})

const framed = (frame: string, width: number, height: number, more = '') =>
  `<div class="cj"><section class="cj-hero with-art"><div>Words</div><div class="art"><img class="cj-picture ${frame}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>" width="${width}" height="${height}" alt=""></div></section>${more}</div>`

test.each([
  ['a landscape', 4000, 2250],
  ['a portrait', 2250, 4000],
  ['a panorama', 6000, 900],
])(
  '%s fills the frame it is shown in, around its point, and is never wider than the page',
  async (_what, width, height) => {
    const { page, context } = await shop.visit({})
    await page.goto('about:blank')
    const alone = `<img class="cj-picture cover wide" width="${width}" height="${height}" alt="">`
    for (const screen of [360, 1280]) {
      await page.setViewportSize({ width: screen, height: 900 })
      await dressed(page, framed('cover fx2 fy8', width, height, alone), { brand: '#1F6B4F' })
      const [art] = await boxes(page, '.art')
      const [image] = await boxes(page, '.art img')
      expect(image).toEqual(art)
      const position = await page.locator('.art img').evaluate((each) => getComputedStyle(each).objectPosition)
      expect(position).toBe('20% 80%')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen)
    }
    await context.close()
  },
)

test('on paper what was chosen is seen as chosen, and nothing stands there to be pressed', async () => {
  const { page, context } = await shop.visit({})
  await page.goto('about:blank')
  await page.emulateMedia({ media: 'print' })
  await dressed(
    page,
    `<div class="cj"><label class="cj-extra"><input type="checkbox" checked></label>${plans(1)}<div class="cj-bar total"><div class="ways">Continue</div></div></div>`,
    { brand: '#1F6B4F' },
  )
  const looks = (of: string) =>
    page.locator(of).evaluate((each) => {
      const { printColorAdjust, display } = getComputedStyle(each)
      return { printColorAdjust, display }
    })
  expect((await looks('.cj-extra input')).printColorAdjust).toBe('exact')
  expect((await looks('.cj-extra')).printColorAdjust).toBe('exact')
  expect((await looks('.ways')).display).toBe('none')
  await context.close()
})

const options = (layout: string, labels: readonly string[]) =>
  `<div class="cj"><div class="cj-options ${layout}">${labels
    .map((label) => `<label class="cj-option"><input type="radio" name="x"><span><b>${label}</b></span></label>`)
    .join('')}</div></div>`
const plans = (count: number) =>
  `<div class="cj"><fieldset class="cj-plans">${'<label class="cj-plan"><span class="top"><b>Plan</b></span></label>'.repeat(count)}</fieldset></div>`
const boxes = (page: Page, of: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { left, top, width } = each.getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top), width: Math.round(width) }
      }),
    of,
  )

test('yes and no are equally wide, one under the other is no grid, and two plans fill the row', async () => {
  const { page, context } = await shop.visit({ viewport: { width: 1280, height: 900 } })
  await page.goto('about:blank')
  const theme = { brand: '#1F6B4F' }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await dressed(page, options('row', ['Yes', 'No, or not sure at all']), theme)
    const [yes, no] = await boxes(page, '.cj-option')
    expect(yes?.width).toBe(no?.width)
    expect(yes?.top).toBe(no?.top)
    await dressed(page, options('cards', ['Cat', 'Dog', 'Rabbit']), theme)
    expect(new Set((await boxes(page, '.cj-option')).map(({ left }) => left)).size).toBe(1)
  }
  const widest = await page.evaluate(() => document.documentElement.clientWidth)
  for (const [count, inRow] of [
    [2, 2],
    [3, 3],
    [6, 3],
  ] as const) {
    await dressed(page, plans(count), theme)
    const placed = await boxes(page, '.cj-plan')
    const [first] = placed
    const row = placed.filter(({ top }) => top === first?.top)
    expect(row).toHaveLength(inRow)
    expect(row.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(widest - 20 * inRow - 20)
  }
  await context.close()
})
