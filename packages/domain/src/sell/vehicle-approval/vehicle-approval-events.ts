import { event, eventField } from '../../base/event/event.ts'

export const vehicleApprovalEvents = {
  'vehicle-approval.submitted': event({
    about: 'A customer sent photos of a vehicle',
    audience: ['leaders'],
    isMandatory: false,
    fields: { approvalId: eventField.id() },
  }),
  'vehicle-approval.rejected': event({
    about: 'A colleague rejected the photos of a vehicle',
    audience: ['customer'],
    isMandatory: true,
    fields: { approvalId: eventField.id(), maySendOthers: eventField.oneOf(['yes', 'no']) },
  }),
} as const
