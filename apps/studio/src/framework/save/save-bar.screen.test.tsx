import { type Connector, ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/show-screen.tsx'

const form = ConnectorForm.parse({ ...exampleOf(ConnectorForm), name: 'Register' })
const connector: Connector = {
  ...form,
  id: crypto.randomUUID(),
  state: 'ready',
  secretHint: null,
  lastRunAt: null,
  lastProblem: null,
  createdAt: new Date(0).toISOString(),
}

async function showSaving() {
  const answered = Promise.withResolvers<Connector>()
  const { router } = await showScreen(`/apiConnector?id=${connector.id}`, {
    answers: {
      apiConnector: {
        getConnector: async () => connector,
        updateConnector: () => answered.promise,
        listConnectors: async () => ({ items: [], total: 0 }),
      },
    },
  })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Vehicles')
  await page.getByRole('button', { name: /^Save/ }).click()
  return { router, name, isSaved: () => answered.resolve(connector) }
}

test('what is typed while it is saved still counts as unsaved', async () => {
  const { name, isSaved } = await showSaving()
  await name.fill('Vehicles of today')
  isSaved()
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeEnabled()
  await expect.element(page.getByText('1 unsaved change')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(name).toHaveValue('Vehicles')
})

test('whoever leaves while it is saved is not asked, and goes once it is', async () => {
  const { router, isSaved } = await showSaving()
  void router.navigate('/apiList')
  await expect.poll(() => [...router.state.blockers.values()].map(({ state }) => state)).toContain('blocked')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/apiConnector')
  isSaved()
  await expect.poll(() => router.state.location.pathname).toBe('/apiList')
})
