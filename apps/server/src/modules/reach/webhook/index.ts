export { newSecret } from './secret.ts'
export { signMessage } from './sign-message.ts'
export { webhookDeliveries, webhooks } from './tables.ts'
export { tellWebhooks } from './tell-webhooks.ts'
