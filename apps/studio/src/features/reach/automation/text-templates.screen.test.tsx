import type { Template } from '@coverwright/domain/build/template/template'
import { errors, fail } from '@coverwright/domain/errors'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Answers } from '../../../../test/fake-server.ts'
import { showScreen } from '../../../../test/show-screen.tsx'

const at = '2026-05-04T09:00:00.000Z'
const welcome: Template = {
  id: crypto.randomUUID(),
  kind: 'sms',
  name: 'Welcome',
  tag: 'Sale',
  state: 'active',
  originId: null,
  published: { number: 1, at },
  hasChanges: false,
  isForm: false,
  agentPageId: null,
  bindings: [],
  removedAt: null,
  createdAt: at,
  updatedAt: at,
}
const texts = { en_uk: { text: 'Hello' }, fr_fr: { text: 'Bonjour' } }

async function opened(template: Template | undefined, refusals: Pick<Answers, 'template' | 'document'> = {}) {
  const { page, made } = await showScreen('/automated-notifications?tab=texts', {
    may: ['manage-automation'],
    answers: {
      keyword: { listFields: async () => [{ keyword: 'name', name: 'The customer’s name' }] },
      template: {
        listTemplates: async () => ({ items: template ? [template] : [], total: template ? 1 : 0 }),
        createTemplate: async ({ name }) => ({ ...welcome, name }),
        renameTemplate: async ({ name }) => ({ ...welcome, name }),
        publishTemplate: async () => welcome,
        ...refusals.template,
      },
      document: {
        getDocument: async () => ({ revision: 7, content: { version: 1, kind: 'sms', sender: '', texts } }),
        changeDocument: async ({ revision }) => ({ revision: revision + 1, savedAt: at }),
        unlockDocument: async () => ({}),
        ...refusals.document,
      },
    },
  })
  if (template) await page.getByText(template.name, { exact: true }).first().click()
  else await page.getByRole('button', { name: 'Add an SMS template' }).first().click()
  const dialog = page.getByRole('dialog')
  return {
    page,
    message: dialog.getByLabelText('Message'),
    name: dialog.getByLabelText('Name'),
    alert: dialog.getByRole('alert'),
    dialog,
    save: () => dialog.getByRole('button', { name: 'Save and publish' }).click(),
    show: async (language: string) => {
      await dialog.getByRole('combobox', { name: 'Language' }).click()
      await page.getByRole('option', { name: language, exact: true }).click()
    },
    /** What was sent by one call. */
    sent: (call: string) => made.flatMap(([name, input]) => (name === call ? [input] : [])),
  }
}

test('what is written in one language stays while another is shown, and all are saved', async () => {
  const { message, show, save, sent, dialog } = await opened(welcome)
  await message.fill('Hello there')
  await show('Français')
  await expect.element(message).toHaveValue('Bonjour')
  await message.fill('Bonjour {{nom}}')
  await show('Deutsch')
  await message.fill('Hallo')
  await save()
  await expect.element(dialog.getByText('Français: There is no field {{nom}}')).toBeVisible()
  expect(sent('document/changeDocument')).toEqual([])
  await show('Français')
  await message.fill('Bonjour {{name}}')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('document/changeDocument')).toMatchObject([
    {
      revision: 7,
      patches: [
        {
          value: {
            texts: {
              en_uk: { text: 'Hello there' },
              fr_fr: { text: 'Bonjour {{name}}' },
              de_de: { text: 'Hallo' },
            },
          },
        },
      ],
    },
  ])
  expect(sent('template/renameTemplate')).toEqual([])
})

test('what somebody else wrote since is not written over, and the tag stays', async () => {
  let reads = 0
  let isTaken = true
  const { name, alert, save, sent } = await opened(welcome, {
    document: {
      getDocument: async () => ({ revision: 7 + reads++, content: { version: 1, kind: 'sms', sender: '', texts } }),
      changeDocument: async () => (isTaken ? fail('document.changed-meanwhile') : { revision: 8, savedAt: at }),
    },
  })
  await name.fill('Hello')
  await save()
  await expect.element(alert.getByText(errors['document.changed-meanwhile'].message)).toBeVisible()
  expect(sent('document/changeDocument')).toMatchObject([{ revision: 7 }])
  isTaken = false
  await save()
  await expect.element(alert).not.toBeInTheDocument()
  expect(sent('template/renameTemplate')).toMatchObject([{ name: 'Hello', tag: 'Sale' }])
})

test('saved again after a refusal, a new one is made once', async () => {
  let refusals = 1
  const { name, message, alert, dialog, save, sent } = await opened(undefined, {
    template: { publishTemplate: async () => (refusals-- > 0 ? fail('template.in-trash') : welcome) },
  })
  await name.fill('Fresh')
  await userEvent.tab()
  await message.fill('Hello')
  await save()
  await expect.element(alert).toBeVisible()
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('template/createTemplate')).toHaveLength(1)
  expect(sent('document/changeDocument')).toMatchObject([{ revision: 7 }, { revision: 8 }])
})

test('what is in the trash is restored from there, or deleted for ever unless it is used', async () => {
  const thrown: Template = { ...welcome, state: 'trash', removedAt: at }
  const { page, made } = await showScreen('/automated-notifications?tab=trash', {
    may: ['manage-automation'],
    answers: {
      template: {
        listTemplates: async ({ state }) =>
          state === 'trash' ? { items: [thrown], total: 1 } : { items: [], total: 0 },
        restoreTemplate: async () => welcome,
        deleteTemplate: async () => fail('template.in-use', { id: 'It is used for: Welcome in Pet Lifetime.' }),
      },
    },
  })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Welcome' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Restore')
  await expect.element(page.getByText('Welcome is back')).toBeVisible()
  await choose('Delete')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await expect.element(dialog.getByText('It is used for: Welcome in Pet Lifetime.')).toBeVisible()
  const named = made.flatMap(([name, input]) => (/restore|delete/.test(name) ? [[name, input]] : []))
  expect(named).toEqual([
    ['template/restoreTemplate', { id: thrown.id }],
    ['template/deleteTemplate', { id: thrown.id }],
  ])
})
