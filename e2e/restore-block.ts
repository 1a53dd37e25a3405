import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** The open page has a heading in a block with large padding: kept, changed, seen as it was, and put back alone. */
export async function restoreBlock(page: Page, kept: () => Promise<unknown>) {
  const canvas = page.frameLocator('#preview-frame')
  const properties = page.getByRole('complementary', { name: 'Properties' })
  const panel = page.getByRole('navigation', { name: 'Panels' })
  const heading = canvas.getByRole('heading', { level: 1 })
  // Tried out, a block looks as it does on the canvas.
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe[title="The page"]').getByRole('heading', { level: 1 })
  const padded = () =>
    shown.evaluate((element) => getComputedStyle(element.closest('[class^="b-"]') ?? element).padding)
  await expect.poll(padded).toBe('40px')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await heading.waitFor()

  const was = (await heading.textContent()) ?? ''
  await page.getByRole('button', { name: 'Save version' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Before the sale')
  await page.getByRole('dialog').getByRole('button', { name: 'Save version' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await heading.click()
  await properties.getByLabel('Heading').fill('Sale ends on Friday')
  await canvas.getByRole('heading', { name: 'Sale ends on Friday' }).waitFor()
  await panel.getByRole('button', { name: 'Layers' }).click()
  await page.getByRole('treeitem', { name: /^Note/ }).click()
  // The block before has a heading too.
  await properties.getByRole('heading', { name: 'Note' }).waitFor()
  await properties.getByLabel('Heading').fill('It stays')

  await panel.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Version 1/ }).click()
  await page.frameLocator('iframe[title$="in version 1"]').getByRole('heading', { name: was }).waitFor()
  const changes = page.getByRole('list', { name: 'What is otherwise than in version 1' })
  await expect
    .poll(() => changes.getByRole('listitem').allTextContents())
    .toEqual(['HeroChanged sinceRestore', 'NoteChanged sinceRestore'])
  await changes.getByRole('button', { name: 'Restore Hero' }).click()
  await page.getByText('Hero is as in version 1, with everything in it').waitFor()
  await canvas.getByRole('heading', { name: was }).waitFor()
  await expect.poll(() => changes.getByRole('listitem').count()).toBe(1)
  await expect.poll(async () => JSON.stringify(await kept())).toContain('It stays')
  await expect.poll(async () => JSON.stringify(await kept())).not.toContain('Sale ends')
  expect(JSON.stringify(await kept())).toContain('It stays')
}
