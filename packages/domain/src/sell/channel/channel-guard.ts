export const channelIds = {
  channel: 'company',
} as const

export const channelReaders = {
  channels: ['manage-channels', 'project'],
} as const
