import type { promotionCode } from '@coverwright/contract/sell/promotion-code'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listCodes } from './list-codes.ts'

export const promotionCodeCalls: HandlersOf<typeof promotionCode> = { listCodes }
