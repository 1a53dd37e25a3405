import { type Keyword, KeywordForm } from '@coverwright/domain/build/keyword/keyword'
import { errors, fail } from '@coverwright/domain/errors'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../../../test/show-screen.tsx'

const hours: Keyword = {
  ...exampleOf(KeywordForm),
  keyword: 'hours',
  name: 'Opening hours',
  id: crypto.randomUUID(),
  updatedAt: '2026-05-04T09:00:00.000Z',
}
const field = { id: null, keyword: 'price', name: 'The price', texts: { en_uk: '£212.40' }, updatedAt: null }
const listKeywords = async () => ({ items: [hours, field], total: 2 })

test('fields that fill themselves are shown beside one’s own, and only one’s own are changed', async () => {
  const { page } = await showScreen('/setData?tab=keywords', {
    may: ['project'],
    answers: { keyword: { listKeywords } },
  })
  await page.getByText('The price').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByText('Opening hours').click()
  await expect.element(page.getByLabelText('Keyword', { exact: true })).toHaveAttribute('readonly')
})

test('what is written in one language stays while another is shown; what exists already is said at its field', async () => {
  const { page, made } = await showScreen('/setData?tab=keywords', {
    may: ['project'],
    answers: {
      keyword: {
        listKeywords,
        createKeyword: async () => fail('keyword.taken', { keyword: errors['keyword.taken'].message }),
      },
    },
  })
  await page.getByRole('button', { name: 'Add a keyword' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Keyword', { exact: true }).fill('hours')
  await dialog.getByLabelText('Name', { exact: true }).fill('Hours')
  await dialog.getByRole('button', { name: 'Add a keyword' }).click()
  await expect.element(dialog.getByText('Write it in one language at least')).toBeVisible()
  await dialog.getByLabelText('Text').fill('nine to five')
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await dialog.getByLabelText('Text').fill('neun bis fünf')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a keyword' }))
  await expect.element(dialog.getByText('already exists')).toBeVisible()
  await expect.element(dialog.getByLabelText('Text')).toHaveValue('neun bis fünf')
  expect(made.filter(([name]) => name === 'keyword/createKeyword')).toMatchObject([
    ['keyword/createKeyword', { texts: { en_uk: 'nine to five', de_de: 'neun bis fünf' } }],
  ])
})
