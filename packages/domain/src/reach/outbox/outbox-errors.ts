export const outboxErrors = {
  'outbox.not-found': { status: 404, message: 'The message could not be found!' },
  'outbox.not-failed': { status: 409, message: 'Only a message that failed can be sent again.' },
} as const
