// What a cheap phone makes of the first page and the next: a processor four times slower, 1.6 Mbit/s, 150 ms away.
import type { Page } from '@playwright/test'
import { buildPages } from '../../e2e/build-pages.ts'
import { openPage, openUsualBrowser } from '../../e2e/open-browser.ts'
import { makeDataDir, runProduct } from '../../e2e/run-product.ts'
import { middleOf } from '../middle-of.ts'
import { phone, throttle } from '../on-a-phone.ts'
import { report } from '../result.ts'

const rounds = 5
/** What the three are held to. */
const limits = { lcpMs: 1000, inpMs: 100, cls: 0.01 } as const

interface Seen {
  readonly lcpMs: number
  readonly inpMs: number
  readonly cls: number
}

/** Runs in the page before anything else there: notes what the browser itself measures. */
const watch = `
  const noted = (window.noted = { lcpMs: 0, inpMs: 0, cls: 0 })
  const each = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  each('largest-contentful-paint', ({ startTime }) => { noted.lcpMs = startTime })
  // Only what somebody did: an event without an interaction has none.
  each('event', ({ interactionId, duration }) => {
    if (interactionId) noted.inpMs = Math.max(noted.inpMs, duration)
  }, { durationThreshold: 16 })
  each('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.cls += value })
`
const vitalsOf = (page: Page) => page.evaluate<Seen>('noted')

buildPages()
const product = await runProduct(await makeDataDir())
const { port } = new URL(product.address)
const browser = await openUsualBrowser()

const seen: Seen[] = []
for (let round = 0; round <= rounds; round++) {
  const vitals = await visit()
  // The first finds the server cold.
  if (round > 0) seen.push(vitals)
}
report({
  name: 'journey/phone-lcp',
  unit: 'ms',
  ours: middleOf(seen.map(({ lcpMs }) => lcpMs)),
  limit: limits.lcpMs,
  goal: { atMost: 1 },
})
report({
  name: 'journey/phone-inp',
  unit: 'ms',
  ours: middleOf(seen.map(({ inpMs }) => inpMs)),
  limit: limits.inpMs,
  goal: { atMost: 1 },
})
report({
  name: 'journey/phone-cls',
  unit: 'shift',
  ours: middleOf(seen.map(({ cls }) => cls)),
  limit: limits.cls,
  goal: { atMost: 1 },
})
await browser.close()
await product.stop()

/** A first visit, with nothing in the browser's cache, up to the page after the first answers. */
async function visit(): Promise<Seen> {
  const { page, context } = await openPage(browser, `http://pet.localhost:${port}`, phone)
  page.setDefaultTimeout(60_000)
  await page.addInitScript({ content: watch })
  await throttle(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const { lcpMs } = await vitalsOf(page)
  await page.getByText('Dog', { exact: true }).tap()
  await page.getByLabel('What is your pet called?').pressSequentially('Biscuit')
  await page.getByRole('button', { name: 'Get a quote' }).tap()
  await page.waitForURL('**/pet')
  await page.getByText('Pedigree', { exact: true }).tap()
  await page.getByLabel('What breed is').pressSequentially('labr')
  await page.getByRole('option', { name: 'Labrador Retriever' }).tap()
  await page.waitForTimeout(500)
  const { inpMs, cls } = await vitalsOf(page)
  await context.close()
  return { lcpMs, inpMs, cls }
}
