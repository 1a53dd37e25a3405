import type { CustomerDetail } from '@coverwright/domain/sell/customer/customer'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { CustomerRecords } from './CustomerRecords.tsx'

await startText('en_uk')
await Promise.all(['customer', 'policy', 'framework'].map(loadTexts))

const at = '2026-11-01T10:00:00.000Z'
const policyId = '0198f000-0000-7000-8000-000000000001'
const quote = { grossMinor: 12_345, currency: 'GBP' as const, createdAt: at, validUntil: '2026-12-01T10:00:00.000Z' }
const jane: CustomerDetail = {
  id: '0198f000-0000-7000-8000-000000000002',
  name: 'Jane Smith',
  email: 'jane@example.org',
  mode: 'live',
  isErased: false,
  createdAt: at,
  policies: [],
  notes: [],
  payments: [],
  quotes: [
    { ...quote, reference: 'Q-BOUGHT', state: 'accepted', policyId },
    { ...quote, reference: 'Q-OPEN', state: 'open', policyId: null },
    { ...quote, reference: 'Q-REFERRED', state: 'referred', grossMinor: null, currency: null, policyId: null },
  ],
}

async function showRecords() {
  const routes = [{ path: '*', Component: () => <CustomerRecords customer={jane} /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/customer-management-center?customer=1'] })
  const page = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { page, router }
}

test('a quote leads to the policy that came of it, and one that came to nothing leads nowhere', async () => {
  const { page, router } = await showRecords()
  await expect.element(page.getByText('Q-OPEN')).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Q-BOUGHT'])
  expect(page.getByText('£123.45').elements()).toHaveLength(2)
  await page.getByRole('link', { name: 'Q-BOUGHT' }).click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({
      pathname: '/customer-management-center',
      search: `?policy=${policyId}`,
    })
})
