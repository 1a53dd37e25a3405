import { Plan } from '@coverwright/domain/company/plan/plan'
import { Subscription, SubscriptionDetails } from '@coverwright/domain/company/plan/subscription'
import { z } from 'zod'
import { anyone, call, group, member } from '../call.ts'

const nothing = z.strictObject({})

/** What companies pay for using the product; on the wire among the calls of `payment`. */
export const plan = group('payment', {
  /** What is sold today, the smallest plan first. */
  getPlanList: call({ access: anyone, input: nothing, output: z.array(Plan) }),
  getSubscribePlan: call({ access: member, input: nothing, output: Subscription }),
  /** Whether the company pays for a plan, or has one that was agreed. */
  isSubscribe: call({ access: member, input: nothing, output: z.boolean() }),
  /** With what is used of it. */
  getSubscriptionDetails: call({ access: member, input: nothing, output: SubscriptionDetails }),
})
