import type { policy } from '@coverwright/contract/sell/policy'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { countPolicies, findPolicyByNumber } from '../policy/index.ts'
import { correctPolicy } from './correct-policy.ts'
import { getPolicy } from './get-policy.ts'
import { previewTemplate } from './preview-template.ts'

export const policyCalls: HandlersOf<typeof policy> = {
  getPolicy,
  findPolicy: ({ tx, now }, asked) => findPolicyByNumber(tx, asked, now),
  countPolicies: ({ tx, now }, asked) => countPolicies(tx, asked, now),
  correctPolicy,
  previewTemplate,
}
