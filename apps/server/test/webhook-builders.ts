import { exampleOf } from '@coverwright/domain/fields'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import type { DeliveryState, WebhookState } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

export async function aWebhook(app: TestApp, { client }: TestCompany, state: WebhookState = 'active') {
  const { webhook } = await client.webhook.createWebhook({ ...exampleOf(WebhookForm), name: `Webhook ${++number}` })
  await app.owner.query('update webhook set state = $2 where id = $1', [webhook.id, state])
  return webhook
}

/** What was sent to a webhook made for it. */
export async function aDelivery(app: TestApp, company: TestCompany, state: DeliveryState = 'delivered') {
  const { id } = await aWebhook(app, company)
  const delivery = await company.client.webhook.sendTest({ id })
  await app.owner.query('update webhook_delivery set state = $2 where id = $1', [delivery.id, state])
  return delivery
}
