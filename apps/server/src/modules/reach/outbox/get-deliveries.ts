import type { outbox } from '@coverwright/contract/reach/outbox'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

export const getDeliveries: HandlerOf<typeof outbox, 'getDeliveries'> = async ({ ports }) => ports.deliveries
