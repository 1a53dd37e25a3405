import type { policy } from '@coverwright/contract/sell/policy'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { correctPolicy } from './correct-policy.ts'
import { getPolicy } from './get-policy.ts'
import { previewTemplate } from './preview-template.ts'

export const policyCalls: HandlersOf<typeof policy> = { getPolicy, correctPolicy, previewTemplate }
