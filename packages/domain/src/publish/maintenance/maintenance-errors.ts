import { messages } from '../../messages.ts'

export const maintenanceErrors = {
  'maintenance.key-rests': { status: 429, message: messages.limitExceeded },
  'maintenance.locked': { status: 403, message: 'Open the portal with the security key first.' },
  'maintenance.no-key': { status: 409, message: 'There is no security key yet. Support issues it.' },
  'maintenance.no-company': { status: 404, message: 'No company has this reference number.' },
  'maintenance.not-found': { status: 404, message: 'It could not be found!' },
  'maintenance.not-possible': { status: 409, message: 'This cannot be done any more.' },
  'maintenance.no-document': { status: 404, message: 'Nothing on sale has this document.' },
} as const
