// The page editor: how long until a page can be designed, how it follows a drag over 500 blocks, what a save sends.
import { buildPages } from '../../e2e/build-pages.ts'
import { openPage, openUsualBrowser, signIn } from '../../e2e/open-browser.ts'
import { makeDataDir, runProduct } from '../../e2e/run-product.ts'
import { report } from '../result.ts'
import { makeLargePage } from './large-page.ts'

const rounds = 5
const blocks = 500

buildPages()

const [product, browser] = await Promise.all([makeDataDir().then((dataDir) => runProduct(dataDir)), openUsualBrowser()])
try {
  const { page } = await openPage(browser, product.address, { reducedMotion: 'no-preference' })
  page.setDefaultTimeout(60_000)
  await page.goto('/')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  const { rows } = await product.database.query(`select id from product where name = 'Pet Lifetime'`)
  const { id } = rows[0]
  const canvas = page.frameLocator('#preview-frame')

  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(`/editor?product=${id}`, { waitUntil: 'commit' })
    await canvas.getByRole('heading', { level: 1 }).waitFor()
    times.push(
      await page.evaluate(() => new Promise<number>((done) => requestIdleCallback(() => done(performance.now())))),
    )
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  report({ name: 'studio/editor-interactive', unit: 'ms', ours: median, limit: 3000, goal: { atMost: 1 } })

  // A page of 500 blocks.
  const { shell } = await makeLargePage(product, blocks)
  await page.goto(`/editor?product=${id}`)
  await canvas.getByRole('heading', { name: `Note ${blocks - 1}`, exact: true }).waitFor()

  // Frames while a block is dragged down the page and back.
  const box = await canvas.getByRole('heading', { name: 'Note 2', exact: true }).boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 20, { steps: 4 })
  await page.evaluate(() => {
    const seen = { frames: 0, from: performance.now() }
    const count = () => {
      seen.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    Object.assign(window, { seen })
  })
  // An odd number of turns: dropped where it came from it would change nothing, and nothing would be saved.
  for (let turn = 0; turn < 5; turn++) await page.mouse.move(x, y + (turn % 2 === 0 ? 360 : 20), { steps: 40 })
  const rate = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number; from: number } }
    return (seen.frames * 1000) / (performance.now() - seen.from)
  })
  await page.mouse.up()
  report({ name: 'studio/editor-drag-500', unit: 'frames/s', ours: rate, limit: 30, goal: { atLeast: 1 } })

  // One word of one block: what is sent, beside the document whole.
  await page.getByText(/Saved \d/).waitFor()
  await canvas.getByRole('heading', { name: 'Note 4', exact: true }).click()
  const [request] = await Promise.all([
    page.waitForRequest(/changeDocument/),
    page.getByLabel('Heading').fill('Another word'),
  ])
  const sent = request.postData()?.length ?? Number.NaN
  const whole = JSON.stringify(shell).length
  report({ name: 'studio/editor-save-bytes', unit: 'B', ours: sent, limit: whole, goal: { atMost: 0.02 } })
} finally {
  await browser.close()
  await product.stop()
}
