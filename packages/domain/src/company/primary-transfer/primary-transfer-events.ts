import { event, eventField } from '../../base/event/event.ts'

const about = { audience: ['member'], isMandatory: true, fields: { transferId: eventField.id() } } as const

export const primaryTransferEvents = {
  'primary-transfer.asked': event({ about: 'The primary user wants to hand the role over', ...about }),
  'primary-transfer.done': event({ about: 'The primary role was handed over', ...about }),
} as const
