import type { plan } from '@coverwright/contract/company/plan'
import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getPlanList } from './get-plan-list.ts'
import { getSubscribePlan, getSubscriptionDetailsWith, isSubscribe, type Used } from './get-subscription.ts'
import { listPlans, savePlan } from './set-plans.ts'

export const planPaymentCalls = (used: Used) =>
  ({
    getPlanList,
    getSubscribePlan,
    isSubscribe,
    getSubscriptionDetails: getSubscriptionDetailsWith(used),
  }) satisfies Partial<HandlersOf<typeof plan>>

export const planSettingCalls = { listPlans, savePlan } satisfies Partial<HandlersOf<typeof planOrder>>
