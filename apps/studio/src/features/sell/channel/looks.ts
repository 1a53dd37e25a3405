import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

/** Of channels and merchants. */
export const sellerLooks = statusesOf(channelLifecycle, { activated: 'activated', deactivated: 'deactivated' })
