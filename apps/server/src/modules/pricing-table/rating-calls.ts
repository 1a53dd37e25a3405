import type { rating } from '@coverwright/contract/rating'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { getActiveTables } from './get-active-tables.ts'

export const ratingTableCalls: Pick<HandlersOf<typeof rating>, 'getActiveTables'> = { getActiveTables }
