import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { type Desk, openAs } from './desk.ts'
import { pathOf } from './open-browser.ts'
import type { Product } from './start-product.ts'
import { storedDocument } from './stored-document.ts'

export const openProducts = (desk: Desk, email = 'primary@tarnbrook.example', themeMode?: string) =>
  openAs(desk, email, '/project', { ...(themeMode && { themeMode }) })

/** A draft of its own, opened in the builder. */
export async function buildNew(page: Page, name: string) {
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create product' }).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Start with an empty insurance' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return new URLSearchParams((await pathOf(page)).split('?')[1]).get('product') ?? ''
}

export const openPart = async (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts of the insurance' }).getByRole('link', { name: part }).click()

export const saved = (page: Page) =>
  page
    .getByText(/Saved \d\d:/)
    .last()
    .waitFor()

export const bodyOf = (product: Product, id: string) => storedDocument(product, id, 'body')

export const inspector = (page: Page) => page.getByRole('complementary', { name: 'Properties' })

export async function addQuestion(page: Page, kind: string, title: string) {
  await page.getByRole('button', { name: 'Add a question', exact: true }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  const field = inspector(page).getByLabel('Title', { exact: true })
  // The one of the question before has a title.
  await expect.poll(() => field.inputValue()).toBe('')
  await field.fill(title)
}

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Test quote' })

export async function nameData(page: Page, name: string) {
  const field = inspector(page).getByLabel('Data name')
  await field.fill(name)
  await field.press('Enter')
}

export async function addRepeated(page: Page, name: string, item: string, least: string) {
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'New repeating group' }).click()
  await nameData(page, name)
  await inspector(page).getByLabel('One of them').fill(item)
  await inspector(page).getByLabel('At least').fill(least)
}

export async function addStep(page: Page, kind: string, formula?: string) {
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  if (formula !== undefined) await page.getByLabel('Formula').fill(formula)
}
