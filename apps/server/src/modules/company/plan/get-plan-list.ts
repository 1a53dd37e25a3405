import type { plan } from '@coverwright/contract/company/plan'
import { dayIn } from '@coverwright/domain/base/day/day'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOperator, getOwnCompany } from '../company/index.ts'
import { findPlansOn } from './internal.ts'

/** Before anybody has signed up: whoever runs the product says what is sold, on the day that it is there. */
export const getPlanList: HandlerOf<typeof plan, 'getPlanList'> = async ({ door, read, now }) => {
  const operatorId = await door(findOperator)
  return read(operatorId, async (tx) => findPlansOn(tx, dayIn((await getOwnCompany(tx)).timeZone, now)))
}
