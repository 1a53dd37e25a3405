import { event } from '../../base/event/event.ts'

export const maintenanceEvents = {
  'maintenance.key-issued': event({
    about: 'Support issued a security key for the maintenance portal',
    audience: ['leaders'],
    isMandatory: true,
    fields: {},
  }),
} as const
