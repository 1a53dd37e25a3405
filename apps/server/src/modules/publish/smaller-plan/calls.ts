import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { dropSmallerPlan, getSmallerPlan, takeSmallerPlan } from './take-smaller-plan.ts'

export const smallerPlanCalls: Pick<
  HandlersOf<typeof planOrder>,
  'getSmallerPlan' | 'takeSmallerPlan' | 'dropSmallerPlan'
> = { getSmallerPlan, takeSmallerPlan, dropSmallerPlan }
