import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../../test/show-screen.tsx'

const showContacts = (path = '/contactList') =>
  showScreen(path, { answers: { contact: { listContacts: async () => ({ items: [], total: 0 }) } } })

test('what is typed after a blank, or while the list is read, stays as it is typed', async () => {
  const { page, router } = await showContacts()
  const field = page.getByRole('searchbox')
  await field.click()
  await userEvent.keyboard('ada ')
  await expect.poll(() => router.state.location.search).toBe('?q=ada')
  await userEvent.keyboard('quince')
  await expect.element(field).toHaveValue('ada quince')
  await expect.poll(() => router.state.location.search).toBe('?q=ada+quince')
  await expect.element(field).toHaveValue('ada quince')
})

test('another text of the address takes its place', async () => {
  const { page, router } = await showContacts('/contactList?q=ada')
  const field = page.getByRole('searchbox')
  await expect.element(field).toHaveValue('ada')
  await field.fill('bo')
  await expect.poll(() => router.state.location.search).toBe('?q=bo')
  await router.navigate('/contactList')
  await expect.element(field).toHaveValue('')
  await router.navigate('/contactList?q=bo')
  await expect.element(field).toHaveValue('bo')
})
