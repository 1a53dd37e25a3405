// How long a signed-in person waits for home: from asking for the page until it stands and answers to a click.
import { buildPages } from '../../e2e/build-pages.ts'
import { openPage, openUsualBrowser, signIn } from '../../e2e/open-browser.ts'
import { makeDataDir, runProduct } from '../../e2e/run-product.ts'
import { report } from '../result.ts'

const rounds = 7

buildPages()

const [product, browser] = await Promise.all([makeDataDir().then((dataDir) => runProduct(dataDir)), openUsualBrowser()])
try {
  const { page } = await openPage(browser, product.address, { reducedMotion: 'no-preference' })
  await page.goto('/')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.waitForURL('**/home')

  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto('/home', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Idle once: nothing of the start is left to run before a click.
    times.push(
      await page.evaluate(() => new Promise<number>((done) => requestIdleCallback(() => done(performance.now())))),
    )
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  report({ name: 'studio/home-interactive', unit: 'ms', ours: median, limit: 1000, goal: { atMost: 1 } })
} finally {
  await browser.close()
  await product.stop()
}
