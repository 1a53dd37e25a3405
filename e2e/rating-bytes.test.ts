import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { quoteMany } from './rating-bytes.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** The same source as this process runs, as one script. */
async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'rating-bytes.ts'), platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'rating' })
  await bundle.close()
  return output[0].code
}

test.each([1, 2, 3])('a browser quotes byte for byte what the server does: seed %i', async (seed) => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  const there = await page.evaluate(`rating.quoteMany(${seed}, 300)`)
  const here = quoteMany(seed, 300)
  expect(here.split('\n')).toHaveLength(301)
  expect(new Set(here.split('\n')).size).toBeGreaterThan(250)
  expect(there).toBe(here)
  await page.close()
})
