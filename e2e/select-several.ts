import type { Page } from '@playwright/test'
import { expect } from 'vitest'

const layer = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const layers = async (page: Page) => {
  const rows = await page
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((row) => row.querySelector('span')?.textContent))
  return rows.join(' ')
}
const announced = (page: Page, words: string) => page.locator('#announcements', { hasText: words }).waitFor()

/** The list of layers of a page is open, which has Hero, Questions, Section, Note and Footer. */
export async function selectSeveral(page: Page, kept: () => Promise<unknown>) {
  const properties = page.getByRole('complementary', { name: 'Properties' })
  const canvas = page.frameLocator('#preview-frame')
  // By key: two blocks at once, each act one step.
  await layer(page, /^Note/).click()
  await layer(page, /^Note/).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Shift+ArrowUp')
  await properties.getByRole('heading', { name: '2 blocks' }).waitFor()
  await announced(page, '2 blocks selected')
  expect(await page.getByRole('treeitem', { selected: true }).count()).toBe(2)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => layers(page)).toBe('Header Section Note Hero Questions Footer')
  await announced(page, '2 blocks moved')
  await page.keyboard.press('Alt+ArrowUp')
  await announced(page, '2 blocks cannot be moved there together')
  await page.keyboard.press('Control+z')
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Section Note Footer')
  await page.keyboard.press('Control+d')
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Section Note Section Note Footer')
  await page.keyboard.press('Delete')
  await page.getByText('2 blocks are deleted').waitFor()
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Section Note Footer')

  // By mouse: one more with Ctrl, in the list and on the canvas; a plain click is one again.
  await layer(page, /^Note/).click()
  await layer(page, /^Section/).click({ modifiers: ['Control'] })
  await properties.getByRole('heading', { name: '2 blocks' }).waitFor()
  await canvas.getByRole('heading', { level: 1 }).click({ modifiers: ['Control'] })
  await properties.getByRole('heading', { name: '3 blocks' }).waitFor()
  await canvas.getByRole('heading', { level: 1 }).click({ modifiers: ['Control'] })
  await properties.getByRole('heading', { name: '2 blocks' }).waitFor()

  // A style is given to all of them, and they go to another page together.
  await canvas.getByRole('heading', { level: 1 }).click()
  await properties.getByRole('heading', { name: 'Hero' }).waitFor()
  await page.keyboard.press('Escape')
  await layer(page, /^Hero/).focus()
  await page.keyboard.press('Control+Alt+c')
  await page.getByText('The style of Hero is copied').waitFor()
  await layer(page, /^Note/).click()
  await layer(page, /^Section/).click({ modifiers: ['Shift'] })
  await properties.getByRole('heading', { name: '2 blocks' }).waitFor()
  const styled = async () => JSON.stringify(await kept()).match(/"style":\{"desktop":\{"padding":"l"/g)?.length ?? 0
  const before = await styled()
  await page.keyboard.press('Control+Alt+v')
  await announced(page, '2 blocks have the copied style')
  await expect.poll(styled).toBe(before + 2)
  await page.keyboard.press('Control+z')
  await expect.poll(styled).toBe(before)
  await properties.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  // A menu takes the focus some moments after it shows.
  await page.getByRole('menuitem', { name: 'Move to page' }).press('ArrowRight')
  await page.getByRole('menuitem', { name: 'How to complain' }).press('Enter')
  await page.getByText('2 blocks stand at the end of “How to complain” now').waitFor()
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Footer')
  await page.keyboard.press('Control+z')
  await expect.poll(() => layers(page)).toBe('Header Hero Questions Section Note Footer')

  // The canvas larger and smaller, by key.
  const zoom = page.getByRole('toolbar', { name: 'Size of the canvas' })
  const percent = async () => Number.parseInt((await zoom.locator('[aria-live]').textContent()) ?? '', 10)
  const fitting = await percent()
  await zoom.getByRole('button', { name: 'Larger' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(percent).toBeGreaterThan(fitting)
  await zoom.getByRole('button', { name: 'Fit' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(percent).toBe(fitting)
}
