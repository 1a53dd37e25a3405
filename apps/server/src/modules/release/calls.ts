import type { publisher } from '@coverwright/contract/publisher'
import type { rating } from '@coverwright/contract/rating'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { findMissing } from './find-missing.ts'
import { getBaseline } from './get-baseline.ts'
import { listReleases } from './list-releases.ts'
import { publishProduct } from './publish-product.ts'

export const baselineCalls: Pick<HandlersOf<typeof rating>, 'getBaseline'> = { getBaseline }

export const publisherCalls: HandlersOf<typeof publisher> = { publishProduct, findMissing, listReleases }
