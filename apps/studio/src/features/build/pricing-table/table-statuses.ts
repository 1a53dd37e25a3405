import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const tableStatuses = statusesOf(pricingTableLifecycle, {
  uploaded: 'queued',
  'identify-failed': 'identifyFailed',
  identified: 'draft',
  mapped: 'draft',
  converted: 'ready',
  active: 'active',
  superseded: 'inactive',
})
