import { Channel, ChannelFilter, ChannelForm, ChannelRef } from '@coverwright/domain/sell/channel/channel'
import { call, can, group, reads } from '../call.ts'

export const channel = group('channel', {
  createChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelForm,
    output: Channel,
    errors: ['channel.code-taken'],
  }),
  activateChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelRef,
    output: Channel,
    errors: ['channel.not-found', 'channel.already-activated'],
  }),
  deactivateChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelRef,
    output: Channel,
    errors: ['channel.not-found', 'channel.already-deactivated'],
  }),
  getChannel: call({
    access: reads('channels'),
    method: 'GET',
    input: ChannelRef,
    output: Channel,
    errors: ['channel.not-found'],
  }),
  listChannels: call({
    access: reads('channels'),
    paged: ['name', 'code', 'createdAt'],
    input: ChannelFilter,
    output: Channel,
  }),
})
