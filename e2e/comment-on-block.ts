import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** The open page has a Hero, Questions, a Section and a Note: said about the Note, answered, resolved, reopened, and kept without it. */
export async function commentOnBlock(page: Page) {
  const panel = page.getByRole('navigation', { name: 'Panels' })
  const panelOf = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  await panelOf('Layers')
  await page.getByRole('treeitem', { name: /^Note/ }).click()
  await panelOf('Comments')
  await page.getByLabel('Comment on Note').fill('Is this <b>needed</b>?')
  // What was typed waits while one looks elsewhere.
  await panelOf('Layers')
  await panelOf('Comments')
  await expect.poll(() => page.getByLabel('Comment on Note').inputValue()).toBe('Is this <b>needed</b>?')
  await page.getByRole('combobox', { name: 'Mention' }).click()
  const colleague = page.getByRole('option').first()
  await colleague.waitFor()
  await colleague.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const open = page.getByRole('list', { name: 'Open' })
  await open.getByText('Is this <b>needed</b>?').waitFor()
  const pin = page.getByRole('button', { name: '1 comment on Note' })
  await pin.waitFor()
  await page.getByLabel('Answer', { exact: true }).fill('Yes.')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await open.getByText('Yes.').waitFor()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await page
    .getByRole('list', { name: 'Resolved' })
    .getByText(/^Resolved by/)
    .waitFor()
  await pin.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Reopen' }).click()
  await pin.waitFor()

  // From elsewhere the pin leads back to the thread; of a block that is deleted it is kept, and said.
  await panelOf('Layers')
  const note = page.getByRole('treeitem', { name: /^Note/ })
  await note.click()
  await note.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await pin.waitFor()
  // It is drawn anew in its new place.
  await note.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Delete')
  await pin.waitFor({ state: 'detached' })
  await panelOf('Comments')
  await open.getByText('Note, which is deleted').waitFor()
  await page.keyboard.press('Control+z')
  await pin.click()
  await open.getByText('Note on').waitFor()
}
