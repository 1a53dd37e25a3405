import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getRevenue } from './get-revenue.ts'
import { getTraffic } from './get-traffic.ts'
import { listMonitored } from './list-monitored.ts'

export const trafficDashboardCalls: Pick<
  HandlersOf<typeof dashboard>,
  'getTraffic' | 'getRevenue' | 'listMonitored'
> = {
  getTraffic,
  getRevenue,
  listMonitored,
}
