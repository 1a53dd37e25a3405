import type { rating } from '@coverwright/contract/build/rating'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listPastQuotes } from './list-past-quotes.ts'

export const pastQuoteCalls: Pick<HandlersOf<typeof rating>, 'listPastQuotes'> = { listPastQuotes }
