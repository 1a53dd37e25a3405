import type { Network } from '@coverwright/domain/build/template/post-networks'
import { createBluesky } from '../../../../adapters/networks/bluesky.ts'
import { createMastodon } from '../../../../adapters/networks/mastodon.ts'
import type { SocialNetwork } from '../../../../adapters/networks/network.ts'
import type { Outbound } from '../../../../adapters/outbound/outbound.ts'
import { createWebhookNetwork } from './webhook-network.ts'

export type Told = Exclude<Network, 'kept'>

const makers: Readonly<Record<Told, (outbound: Outbound) => SocialNetwork>> = {
  webhook: createWebhookNetwork,
  bluesky: createBluesky,
  mastodon: createMastodon,
}

export const networkOf = (network: Told, outbound: Outbound): SocialNetwork => makers[network](outbound)
