import type { payment } from '@coverwright/contract/publish/payment'
import { asc } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toGateway } from './internal.ts'
import { gateways } from './tables.ts'

export const listGateways: HandlerOf<typeof payment, 'getCompanyPaymentList'> = async ({ tx }) =>
  (await tx.select().from(gateways).orderBy(asc(gateways.id))).map(toGateway)
