import type { webhook } from '@coverwright/contract/reach/webhook'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { pauseWebhook } from './pause-webhook.ts'
import { recover } from './recover.ts'
import { resumeWebhook } from './resume-webhook.ts'
import { rotateSecret } from './rotate-secret.ts'
import { sendAgain } from './send-again.ts'
import { sendTest } from './send-test.ts'
import { updateWebhook } from './update-webhook.ts'

export const webhookCalls: HandlersOf<typeof webhook> = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  pauseWebhook,
  resumeWebhook,
  deleteWebhook,
  rotateSecret,
  sendTest,
  listDeliveries,
  sendAgain,
  recover,
}
