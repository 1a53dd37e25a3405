import { messages } from '../../messages.ts'

export const automationErrors = {
  'automation.not-found': { status: 404, message: 'The action could not be found!' },
  'automation.run-not-found': { status: 404, message: 'The message could not be found!' },
  'automation.run-over': { status: 409, message: 'It is sent already, or waits no more.' },
  'automation.too-many': { status: 409, message: messages.limitExceeded },
  'automation.mandatory': {
    status: 409,
    message: 'This message is part of the contract, of security or of the law: it always goes out, and at once.',
  },
  'automation.on-its-way': {
    status: 409,
    message: 'A message that must go out is on its way by this action. Try again in a moment.',
  },
  'automation.standard-taken': {
    status: 409,
    message: 'The standard message of this event is set for these products already. Change that action.',
  },
  'automation.no-trigger': { status: 422, message: 'No action can wait for this event.' },
  'automation.no-standard': {
    status: 422,
    message: 'Nothing is mailed of this event by itself. Choose a template.',
  },
  'automation.standard-alone': {
    status: 422,
    message: 'Of this event one email goes out in place of the standard message: that is what customers agreed to.',
  },
  'automation.no-text-message': {
    status: 422,
    message: 'This event is about no customer, and nobody else is sent text messages.',
  },
  'automation.unknown-template': { status: 422, message: 'The template could not be found.' },
  'automation.template-removed': { status: 409, message: 'This template is in the trash. Restore it first.' },
  'automation.template-not-usable': {
    status: 422,
    message: 'This template is not published, or is written for another channel.',
  },
  'automation.template-does-not-fit': { status: 422, message: 'The template needs what is not known then.' },
  'automation.standard-template': {
    status: 422,
    message: 'What stands in place of the standard message is chosen where the template is put to use.',
  },
  'automation.unknown-product': { status: 422, message: 'The product could not be found.' },
} as const
