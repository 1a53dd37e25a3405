export const outboxIds = {
  outbox: 'company',
} as const
