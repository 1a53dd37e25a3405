import {
  Delivery,
  DeliveryFilter,
  DeliveryRef,
  NewWebhook,
  Recovery,
  Webhook,
  WebhookChange,
  WebhookFilter,
  WebhookForm,
  WebhookRef,
} from '@coverwright/domain/reach/webhook/webhook'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-connectors')
const changing = { access, audit: true } as const

/** Addresses of other systems that are told what happens. */
export const webhook = group('webhook', {
  listWebhooks: call({ access, paged: ['name', 'createdAt'], input: WebhookFilter, output: Webhook }),
  /** The only answer that holds the secret, beside that of `rotateSecret`. */
  createWebhook: call({
    ...changing,
    showsSecret: true,
    input: WebhookForm,
    output: NewWebhook,
    errors: ['webhook.too-many', 'webhook.name-taken', 'webhook.address-refused', 'webhook.unknown-product'],
  }),
  updateWebhook: call({
    ...changing,
    input: WebhookChange,
    output: Webhook,
    errors: ['webhook.not-found', 'webhook.name-taken', 'webhook.address-refused', 'webhook.unknown-product'],
  }),
  /** What happens meanwhile is not sent later. */
  pauseWebhook: call({
    ...changing,
    input: WebhookRef,
    output: Webhook,
    errors: ['webhook.not-found', 'webhook.not-active'],
  }),
  resumeWebhook: call({
    ...changing,
    input: WebhookRef,
    output: Webhook,
    errors: ['webhook.not-found', 'webhook.already-active'],
  }),
  deleteWebhook: call({ ...changing, input: WebhookRef, output: z.null(), errors: ['webhook.not-found'] }),
  /** For a day both secrets sign, so that the other side can change without losing anything. */
  rotateSecret: call({
    ...changing,
    showsSecret: true,
    input: WebhookRef,
    output: NewWebhook,
    errors: ['webhook.not-found'],
  }),
  sendTest: call({
    ...changing,
    input: WebhookRef,
    output: Delivery,
    errors: ['webhook.not-found', 'webhook.not-active'],
  }),
  listDeliveries: call({
    access,
    paged: ['createdAt'],
    input: DeliveryFilter,
    output: Delivery,
    errors: ['webhook.not-found'],
  }),
  sendAgain: call({
    ...changing,
    input: DeliveryRef,
    output: Delivery,
    errors: ['webhook.delivery-not-found', 'webhook.still-waiting', 'webhook.not-active'],
  }),
  /** Sends again whatever failed since then. Answers how many. */
  recover: call({ ...changing, input: Recovery, output: z.int(), errors: ['webhook.not-found', 'webhook.not-active'] }),
})
