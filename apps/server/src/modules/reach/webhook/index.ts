export { webhookDeliveries, webhooks } from './tables.ts'
export { tellWebhooks } from './tell-webhooks.ts'
