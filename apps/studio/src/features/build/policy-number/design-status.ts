import { type PolicyNumberDesign, supplyOf } from '@coverwright/domain/build/policy-number/policy-number'
import type { Status } from '../../../framework/status/statuses.ts'

const looks = { unused: 'unused', enough: 'inUse', low: 'runningLow', 'used-up': 'runOut' } as const

export const statusOf = (design: PolicyNumberDesign): Status => looks[supplyOf(design, design.usedCount)]
