import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, expect, type TestContext, test } from 'vitest'
import { folderOf } from './failures.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'

const browser = await sharedBrowser()
let left = ''
const show = async (context: TestContext, heading: string) => {
  left = folderOf(context)
  const { page } = await openPage(browser, 'http://localhost')
  await page.setContent(`<main><h1>${heading}</h1><button>Pay</button></main>`)
}
afterAll(async () => {
  await closePages(browser)
  await rm(dirname(left), { recursive: true, force: true })
})

test('one that goes well leaves nothing', async (context) => {
  await show(context, 'All is well')
})

test.fails('one that fails', async (context) => {
  expect(existsSync(left)).toBe(false)
  await closePages(browser)
  await show(context, 'Your cover')
  throw new Error('Something is missing')
})

test('leaves a picture and what a screen reader would have read', async () => {
  expect((await stat(join(left, 'page-1.png'))).size).toBeGreaterThan(1000)
  const tree = await readFile(join(left, 'page-1.yml'), 'utf8')
  expect(tree).toContain('heading "Your cover"')
  expect(tree).toContain('button "Pay"')
})
