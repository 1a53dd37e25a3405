import type { rating } from '@coverwright/contract/build/rating'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getBaseline } from './get-baseline.ts'

export const baselineCalls: Pick<HandlersOf<typeof rating>, 'getBaseline'> = { getBaseline }
