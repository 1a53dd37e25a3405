import { exampleOf } from '@coverwright/domain/fields'
import { type Webhook, WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { expect, test } from 'vitest'
import { showScreen } from '../../../../test/show-screen.tsx'

const webhook: Webhook = {
  ...exampleOf(WebhookForm),
  id: crypto.randomUUID(),
  state: 'active',
  failingSince: null,
  lastDeliveredAt: null,
  formerUntil: null,
  secretSince: '2026-05-04T09:00:00.000Z',
  createdAt: '2026-05-04T09:00:00.000Z',
}
const secret = 'whsec_dGhpcyBpcyBub3QgYSByZWFsIHNlY3JldCBhdCBhbGw='
const listKeys = async () => ({ items: [], total: 0 })

test('a signing secret is renewed beside the API keys, after a word on what follows, and shown this once', async () => {
  const { page, made } = await showScreen('/secret?tab=signing', {
    may: ['manage-keys', 'manage-connectors'],
    answers: {
      secret: { listKeys },
      webhook: {
        listWebhooks: async () => ({ items: [webhook], total: 1 }),
        rotateSecret: async () => ({ webhook, secret }),
      },
    },
  })
  await page.getByRole('button', { name: `Actions for ${webhook.name}` }).click()
  await page.getByRole('menuitem', { name: 'New secret' }).click()
  await expect.element(page.getByText('For a day both secrets sign', { exact: false })).toBeVisible()
  const rotated = () => made.filter(([name]) => name === 'webhook/rotateSecret')
  expect(rotated()).toEqual([])
  await page.getByRole('button', { name: 'New secret' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(secret)
  expect(rotated()).toHaveLength(1)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Signing secret' })).not.toBeInTheDocument()
})

test('without webhooks it says where they are added', async () => {
  const none = { listWebhooks: async () => ({ items: [], total: 0 }) }
  const { page } = await showScreen('/secret?tab=signing', {
    may: ['manage-keys', 'manage-connectors'],
    answers: { secret: { listKeys }, webhook: none },
  })
  await expect.element(page.getByText('Each webhook that you add has', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'API keys' }).click()
  await expect.element(page.getByText('No keys yet')).toBeVisible()
})

test('who may not connect other systems sees keys alone', async () => {
  const { page } = await showScreen('/secret?tab=signing', { may: ['manage-keys'], answers: { secret: { listKeys } } })
  await expect.element(page.getByText('No keys yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Signing secrets' })).not.toBeInTheDocument()
})
