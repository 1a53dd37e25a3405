import { ContactForm } from '@coverwright/domain/company/contact/contact'
import { errors, fail } from '@coverwright/domain/errors'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from '../../../../test/show-screen.tsx'

const ada = {
  ...exampleOf(ContactForm),
  name: 'Ada Quince',
  id: crypto.randomUUID(),
  createdAt: '2026-05-04T09:00:00.000Z',
}
const listed =
  (...items: readonly (typeof ada)[]) =>
  async () => ({ items: [...items], total: items.length })

test('nobody yet: it says what it is for, and offers to add one only to whoever may', async () => {
  const { page } = await showScreen('/contactList', { answers: { contact: { listContacts: listed() } } })
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a contact' })).not.toBeInTheDocument()
})

test('a refusal is said beside what it is about, and what was typed stays', async () => {
  const { page } = await showScreen('/contactList', {
    may: ['company-profile'],
    answers: { contact: { listContacts: listed(), createContact: async () => fail('contact.too-many') } },
  })
  await page.getByRole('button', { name: 'Add a contact' }).first().click()
  await page.getByLabelText('Name', { exact: true }).fill('Bo Marsh')
  await page.getByLabelText('Email').fill('bo@tarnbrook.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText(errors['contact.too-many'].message)).toBeVisible()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Bo Marsh')
})

test('somebody is added by the keyboard alone, and what is missing is said where it is', async () => {
  const kept = [ada]
  const { page, made } = await showScreen('/contactList', {
    may: ['company-profile'],
    answers: {
      contact: {
        listContacts: async () => listed(...kept)(),
        createContact: async (form) => {
          const contact = { ...ada, ...form, id: crypto.randomUUID() }
          kept.push(contact)
          return contact
        },
      },
    },
  })
  await expect.element(page.getByText('Ada Quince')).toBeVisible()
  page.getByRole('button', { name: 'Add a contact' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Bo Marsh{Enter}')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('Email').fill('bo@tarnbrook.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Bo Marsh')).toBeVisible()
  expect(made.filter(([name]) => name === 'contact/createContact')).toMatchObject([
    ['contact/createContact', { name: 'Bo Marsh', email: 'bo@tarnbrook.example' }],
  ])
})
