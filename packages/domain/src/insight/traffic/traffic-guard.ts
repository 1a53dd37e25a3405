export const trafficReaders = {
  traffic: ['publisher', 'project'],
} as const
