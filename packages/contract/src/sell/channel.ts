import {
  Channel,
  ChannelChange,
  ChannelFilter,
  ChannelForm,
  ChannelRef,
} from '@coverwright/domain/sell/channel/channel'
import { Connection, ConnectionForm, ConnectionRef } from '@coverwright/domain/sell/channel/connection'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

export const channel = group('channel', {
  createChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelForm,
    output: Channel,
    errors: ['channel.code-taken', 'file.not-found'],
  }),
  updateChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelChange,
    output: Channel,
    errors: ['channel.not-found', 'file.not-found'],
  }),
  /** With its merchants and connections; refused once a customer has come by it. */
  deleteChannel: call({
    access: can('manage-channels'),
    audit: true,
    input: ChannelRef,
    output: z.null(),
    errors: ['channel.not-found', 'channel.has-sales'],
  }),
  /** On these terms, whether the channel sold the product before or not. */
  connectProduct: call({
    access: can('manage-channels'),
    audit: true,
    isForReaders: true,
    input: ConnectionForm,
    output: Connection,
    errors: ['channel.not-found', 'product.not-found', 'channel.promo-code-taken', 'channel.too-many'],
  }),
  disconnectProduct: call({
    access: can('manage-channels'),
    audit: true,
    isForReaders: true,
    input: ConnectionRef,
    output: z.null(),
    errors: ['channel.not-found', 'product.not-found'],
  }),
  listConnections: call({
    access: reads('channels'),
    input: ChannelRef,
    output: z.array(Connection),
    errors: ['channel.not-found'],
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
