import type { publisher } from '@coverwright/contract/publisher'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { findMissing } from './find-missing.ts'
import { listReleases } from './list-releases.ts'
import { publishProduct } from './publish-product.ts'

export const publisherCalls: HandlersOf<typeof publisher> = { publishProduct, findMissing, listReleases }
