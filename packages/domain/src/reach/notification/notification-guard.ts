export const notificationIds = {
  notification: 'company',
} as const
