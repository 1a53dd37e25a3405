import type { Page } from '@playwright/test'
import { expect } from 'vitest'

interface Kept {
  readonly theme: { readonly palette?: readonly unknown[] }
}

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Properties' })

/** The panel of the theme is open: a colour of one's own, a block that stands on it, another colour in its place, none. */
export async function choosePalette(page: Page, kept: () => Promise<Kept>) {
  const canvas = page.frameLocator('#preview-frame')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Name of Colour 1').fill('Night')
  await page.getByLabel('Colour of Night').fill('#10243f')
  await page.keyboard.press('Escape')
  await page.getByText('Words on it are white, 15.6:1').waitFor()

  const heading = canvas.getByRole('heading', { level: 1 })
  await heading.click()
  await inspector(page).getByText('Style', { exact: true }).first().click()
  const fill = inspector(page).getByRole('group', { name: 'Fill' })
  await fill.getByRole('button', { name: 'Night' }).click()
  const look = () =>
    heading.evaluate((element) => {
      const block = element.closest('[data-puck-component] > div') ?? element
      return [getComputedStyle(block).backgroundColor, getComputedStyle(element).color]
    })
  await expect.poll(look).toEqual(['rgb(16, 36, 63)', 'rgb(255, 255, 255)'])

  // The block names the place, and has whatever colour is there.
  await page.getByLabel('Colour of Night').fill('#e8d9b5')
  await page.keyboard.press('Escape')
  await expect.poll(look).toEqual(['rgb(232, 217, 181)', 'rgb(0, 0, 0)'])
  await expect
    .poll(async () => (await kept()).theme.palette)
    .toEqual([{ slot: 'p1', name: 'Night', colour: '#e8d9b5' }])

  await page.getByRole('button', { name: 'Remove Night' }).click()
  await page.getByText('Night is removed. 1 block that used it has no colour of its own now.').waitFor()
  await expect.poll(async () => (await look())[0]).toBe('rgba(0, 0, 0, 0)')
  await page.keyboard.press('Control+z')
  await fill.getByRole('button', { name: 'Night', pressed: true }).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await fill.getByRole('button', { name: 'Night' }).waitFor({ state: 'detached' })
  await expect.poll(async () => JSON.stringify(await kept())).not.toContain('"p1"')
  await inspector(page).getByText('Content', { exact: true }).first().click()
}
