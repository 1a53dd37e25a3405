import { ChannelForm } from '@coverwright/domain/channel/channel'
import type { ChannelState } from '@coverwright/domain/channel/channel-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import type { TestCompany } from './test-app.ts'

const example = exampleOf(ChannelForm)
let number = 0

type ChannelOverrides = Partial<ChannelForm> & { state?: ChannelState }

export async function aChannel({ client }: TestCompany, { state, ...form }: ChannelOverrides = {}) {
  const channel = await client.channel.createChannel({ ...example, code: `C-${++number}`, ...form })
  return state === 'deactivated' ? client.channel.deactivateChannel({ id: channel.id }) : channel
}
