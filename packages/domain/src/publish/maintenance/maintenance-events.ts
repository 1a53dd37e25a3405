import { event, eventField } from '../../base/event/event.ts'

export const maintenanceEvents = {
  'maintenance.key-issued': event({
    about: 'Support issued a security key for the maintenance portal',
    audience: ['leaders'],
    isMandatory: true,
    fields: {},
  }),
  'maintenance.document-replaced': event({
    about: 'The provider of what the company sells replaced a document',
    audience: ['leaders'],
    isMandatory: true,
    fields: { productId: eventField.id() },
  }),
} as const
