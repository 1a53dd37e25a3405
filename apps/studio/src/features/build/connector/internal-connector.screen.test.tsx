import { type Connector, ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import type { Permission } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../../test/show-screen.tsx'

const { secret: _, ...example } = exampleOf(ConnectorForm)

async function showNew(may: readonly Permission[] = ['manage-connectors', 'customer-management-center', 'project']) {
  const sent: unknown[] = []
  const connector: Connector = {
    ...example,
    id: crypto.randomUUID(),
    state: 'draft',
    secretHint: null,
    lastRunAt: null,
    lastProblem: null,
    createdAt: new Date(0).toISOString(),
  }
  await showScreen('/apiConnector', {
    may,
    answers: {
      apiConnector: {
        createConnector: async (form) => {
          sent.push(form)
          return connector
        },
        getConnector: async () => connector,
        listConnectors: async () => ({ items: [], total: 0 }),
      },
    },
  })
  return { sent }
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const choose = async (call: string) => {
  await page.getByRole('combobox', { name: 'What is asked' }).click()
  await page.getByRole('option', { name: call }).click()
}

test('an internal connector asks one of our calls, with what it needs, and takes values of what it answers', async () => {
  const { sent } = await showNew()
  await box('Name').fill('Policies of a holder')
  await page.getByText('Internal', { exact: true }).click()
  await expect.element(box('Address')).not.toBeInTheDocument()
  await expect.element(page.getByText('How we show who we are')).not.toBeInTheDocument()
  await choose('How many policies somebody has')
  await expect.element(box('Email address')).toHaveValue('{{email}}')
  await box('Email address').fill('{{buyer}}')
  await page.getByRole('button', { name: 'Take $.inForce: 1' }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        name: 'Policies of a holder',
        type: 'internal',
        call: 'policy/countPolicies',
        address: '',
        params: [{ name: 'email', value: '{{buyer}}' }],
        outputs: [{ path: '$.inForce' }],
        authentication: { kind: 'none' },
      },
    ])
})

test('who switches to internal and back finds the address that was entered', async () => {
  await showNew()
  await box('Address').fill('https://a.example/{{plate}}')
  await page.getByText('Internal', { exact: true }).click()
  await page.getByText('External', { exact: true }).click()
  await expect.element(box('Address')).toHaveValue('https://a.example/{{plate}}')
})

test('what one may not read oneself is not to be chosen', async () => {
  await showNew(['manage-connectors', 'project'])
  await page.getByText('Internal', { exact: true }).click()
  await page.getByRole('combobox', { name: 'What is asked' }).click()
  await expect
    .element(page.getByRole('option', { name: 'A policy by its number (you may not read this)' }))
    .toHaveAttribute('data-combobox-disabled', 'true')
  await expect.element(page.getByRole('option', { name: 'A row of a data source' })).toBeVisible()
})
