// Frames while a table of 100,000 rows is scrolled, against the frames of a bare box of the same height in the same page.

import { ProductForm } from '@coverwright/domain/build/product/product'
import { templateBody } from '@coverwright/domain/build/product-template/templates'
import { exampleOf } from '@coverwright/domain/fields'
import type { Page } from '@playwright/test'
import { signedInClient } from '../../apps/server/test/process-client.ts'
import { buildPages } from '../../e2e/build-pages.ts'
import { openPage, openUsualBrowser, signIn } from '../../e2e/open-browser.ts'
import { makeDataDir, runProduct } from '../../e2e/run-product.ts'
import { report } from '../result.ts'

const email = 'primary@tarnbrook.example'
const rowCount = 100_000
const rounds = 3

buildPages()

const [product, browser] = await Promise.all([makeDataDir().then((dataDir) => runProduct(dataDir)), openUsualBrowser()])
try {
  const { productId, versionId } = await uploadRows()
  const { page } = await openPage(browser, product.address, { reducedMotion: 'no-preference' })
  await page.goto(`/bs-build?product=${productId}&part=tables&version=${versionId}`)
  await signIn(page, email, product.password)
  await page.getByRole('grid').getByRole('gridcell').first().waitFor({ timeout: 60_000 })

  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await framesOf(page, true))
    ours.push(await framesOf(page, false))
  }
  report({
    name: 'studio/grid-100k-frames',
    unit: 'frames/s',
    ours: Math.max(...ours),
    limit: Math.max(...bare),
    goal: { atLeast: 0.9 },
  })
} finally {
  await browser.close()
  await product.stop()
}

/** Converted, so that its rows are shown. */
async function uploadRows() {
  const { client } = await signedInClient(product.address, email, product.password)
  const settings = { ...exampleOf(ProductForm), name: 'Cars by area', line: 'car' as const }
  const { id: productId, bodyRevision } = await client.product.createProduct(settings)
  const body = templateBody('car', settings, 'Tarnbrook')
  await client.product.updateBody({ id: productId, revision: bodyRevision, body: { ...body } })
  const lines = Array.from(
    { length: rowCount },
    (_none, at) => `area ${at},${at % 97},${100 + (at % 89)},1.${at % 1000}`,
  )
  const file = new Blob([`address_area,annual_miles,vehicle_value,load_factor\n${lines.join('\n')}\n`])
  const { id } = await client.pricing.uploadTable({ productId, kind: 'pricing', fileName: 'Areas.csv' }, file)
  const settled = async () => {
    for (;;) {
      const version = await client.pricing.getVersion({ id })
      if (!version.isWorking) return version
      await new Promise((done) => setTimeout(done, 200))
    }
  }
  const { identified, revision, reasons } = await settled()
  if (!identified) throw new Error(`The rows were not identified: ${reasons.join(' ')}`)
  await client.pricing.saveMapping({ id, revision, mapping: identified.mapping })
  const { rowCount: converted, state } = await settled()
  if (converted !== rowCount) throw new Error(`${converted} rows were converted, and the version is ${state}`)
  return { productId, versionId: id }
}

/** Frames in a second while the box moves on by a quarter of a screen in each: faster than anybody turns a wheel. */
function framesOf(page: Page, isBare: boolean): Promise<number> {
  return page.evaluate(async (onlyTheBox) => {
    const grid = document.querySelector<HTMLElement>('[role=grid]')
    if (!grid) throw new Error('There is no grid')
    const box = onlyTheBox ? document.createElement('div') : grid
    if (onlyTheBox) {
      box.style.cssText = 'position:fixed;inset:100px;overflow:auto;z-index:9999;background:#fff'
      const content = document.createElement('div')
      content.style.height = `${grid.scrollHeight}px`
      box.append(content)
      document.body.append(box)
    }
    const steps = 120
    const stride = box.clientHeight / 4
    const times: number[] = []
    for (let step = 0; step <= steps; step++) {
      box.scrollTop = step * stride
      times.push(await new Promise<number>((done) => requestAnimationFrame(done)))
    }
    if (onlyTheBox) box.remove()
    else box.scrollTop = 0
    return (steps / ((times.at(-1) ?? 0) - (times[0] ?? 0))) * 1000
  }, isBare)
}
