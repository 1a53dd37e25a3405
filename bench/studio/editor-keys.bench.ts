// The page editor with 500 blocks on a page: from a key to what is drawn of it, and from a press to a new block.
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { buildPages } from '../../e2e/build-pages.ts'
import { openPage, openUsualBrowser, signIn } from '../../e2e/open-browser.ts'
import { makeDataDir, runProduct } from '../../e2e/run-product.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { makeLargePage } from './large-page.ts'

const blocks = 500
const letters = 40
const added = 10

buildPages()

const [product, browser] = await Promise.all([makeDataDir().then((dataDir) => runProduct(dataDir)), openUsualBrowser()])
try {
  const { page } = await openPage(browser, product.address, { reducedMotion: 'no-preference' })
  await page.goto('/')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  const { productId } = await makeLargePage(product, blocks)
  const canvas = page.frameLocator('#preview-frame')
  await page.goto(`/editor?product=${productId}`)
  await canvas.getByRole('heading', { name: 'Note 4', exact: true }).waitFor()

  await watchPaints(page)
  const title = canvas.getByRole('heading', { name: 'Note 4', exact: true })
  await title.click()
  await canvas.getByRole('textbox').waitFor()
  for (let at = 0; at < letters; at++) await oneAfterAnother(page, () => page.keyboard.press('a'))
  reportPaints('studio/editor-key-canvas-500', await paintsOf(page), 50)

  await page.keyboard.press('Escape')
  await page.getByLabel('Heading').focus()
  for (let at = 0; at < letters; at++) await oneAfterAnother(page, () => page.keyboard.press('b'))
  reportPaints('studio/editor-key-inspector-500', await paintsOf(page), 50)

  const note = page.getByRole('complementary', { name: 'Add' }).getByRole('button', { name: 'Note', exact: true })
  await note.focus()
  // After the fifth: nearly all others move down.
  const times: number[] = []
  for (let at = 0; at < added; at++) times.push(await untilDrawn(page, () => page.keyboard.press('Enter')))
  reportPaints('studio/editor-add-500', times, 100)
} finally {
  await browser.close()
  await product.stop()
}

/** From each key to the frame that shows what came of it, in whichever document it is heard. */
function watchPaints(page: Page) {
  return page.evaluate(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    const inner = document.querySelector('iframe')?.contentDocument
    for (const heard of [document, inner])
      heard?.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const view = heard.defaultView ?? window
          const from = view.performance.timeOrigin + timeStamp
          view.requestAnimationFrame(() =>
            view.setTimeout(() => paints.push(performance.timeOrigin + performance.now() - from)),
          )
        },
        true,
      )
  })
}

/** As somebody types: the next key comes when the last is drawn. */
async function oneAfterAnother(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => (window as unknown as { paints: number[] }).paints.length)
  await press()
  await page.waitForFunction((seen) => (window as unknown as { paints: number[] }).paints.length > seen, before)
  await page.waitForTimeout(120)
}

/** From a key to the frame that shows a block which was not there: it may come some frames after the key's own. */
async function untilDrawn(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const inner = document.querySelector('iframe')?.contentDocument
    const idsShown = () =>
      [...(inner?.querySelectorAll('[data-puck-component]') ?? [])].map((element) =>
        element.getAttribute('data-puck-component'),
      )
    const before = new Set(idsShown())
    const drawn = new Promise<number>((done) => {
      const look = (from: number) => {
        if (idsShown().every((id) => before.has(id))) requestAnimationFrame(() => look(from))
        else setTimeout(() => done(performance.now() - from))
      }
      const heard = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => look(timeStamp))
      document.addEventListener('keydown', heard, { capture: true, once: true })
    })
    Object.assign(window, { drawn })
  })
  await press()
  const time = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn)
  await page.waitForTimeout(120)
  return time
}

function paintsOf(page: Page) {
  return page.evaluate(() => (window as unknown as { paints: number[] }).paints.splice(0))
}

function reportPaints(name: string, paints: readonly number[], limit: number): void {
  console.log(`${name}: slowest ${Math.max(...paints).toFixed(0)} ms, load ${loadavg()[0]?.toFixed(2)}`)
  report({ name, unit: 'ms', ours: middleOf(paints), limit, goal: { atMost: 1 } })
}
