import { fail } from '@coverwright/domain/errors'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../../test/show-screen.tsx'

const products = Array.from({ length: 120 }, (_none, number) => ({
  id: crypto.randomUUID(),
  name: `Cover ${String(number).padStart(3, '0')}`,
}))
const [last] = products.slice(-1)
const none = 'No product is called that'

test('of very many products the chosen one has its name, any other is found, and how many are left out is said', async () => {
  const { page, router } = await showScreen(`/documentList?product=${last?.id}`, {
    answers: {
      product: {
        getPaperwork: async () => fail('product.not-found'),
        listNames: async ({ search = '', ids }) => {
          const found = products.filter(({ id, name }) => name.includes(search) && (!ids || ids.includes(id)))
          return { items: found.slice(0, 50), total: found.length }
        },
      },
    },
  })
  const field = page.getByRole('combobox', { name: 'Product' })
  await expect.element(field).toHaveValue('Cover 119')
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Cover 000' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: '70 more: type to find them' })).toBeInTheDocument()
  await field.fill('Cover 09')
  await expect.element(page.getByRole('option', { name: 'Cover 098' })).toBeVisible()
  await expect.element(page.getByText(/more: type/)).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Cover 090')
  expect(router.state.location.search).toBe(`?product=${products[90]?.id}`)
})

test('that there is none is said once it is known, and no list without options stands open before', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  const { page } = await showScreen('/documentList', {
    answers: {
      product: {
        listNames: async ({ search = '' }) => {
          await asked
          const found = products.filter(({ name }) => name.includes(search))
          return { items: found.slice(0, 50), total: found.length }
        },
      },
    },
  })
  const field = page.getByRole('combobox', { name: 'Product' })
  await field.click()
  await expect.element(field).toHaveFocus()
  expect(page.getByRole('listbox').elements()).toEqual([])
  expect(page.getByText(none).elements()).toEqual([])
  answer()
  await expect.element(page.getByRole('option', { name: 'Cover 000' })).toBeVisible()
  await field.fill('Nobody')
  await expect.element(page.getByText(none)).toBeVisible()
})
