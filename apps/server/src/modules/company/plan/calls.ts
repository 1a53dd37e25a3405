import type { plan } from '@coverwright/contract/company/plan'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getPlanList } from './get-plan-list.ts'
import { getSubscribePlan, getSubscriptionDetailsWith, isSubscribe, type Used } from './get-subscription.ts'

export const planPaymentCalls = (used: Used) =>
  ({
    getPlanList,
    getSubscribePlan,
    isSubscribe,
    getSubscriptionDetails: getSubscriptionDetailsWith(used),
  }) satisfies Partial<HandlersOf<typeof plan>>
