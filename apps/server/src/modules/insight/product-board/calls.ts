import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getProductBoard } from './get-product-board.ts'

export const productBoardCalls: Pick<HandlersOf<typeof dashboard>, 'getProductBoard'> = { getProductBoard }
