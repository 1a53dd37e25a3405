import { event, eventField } from '../../base/event/event.ts'

const decided = { audience: ['leaders'], isMandatory: true, fields: { submissionId: eventField.id() } } as const

export const verificationEvents = {
  'verification.asked': event({
    about: 'A company asks to be verified',
    audience: ['operator'],
    isMandatory: true,
    fields: { reviewId: eventField.id() },
  }),
  'verification.verified': event({ about: 'The company is verified', ...decided }),
  'verification.failed': event({ about: 'The company could not be verified', ...decided }),
} as const
