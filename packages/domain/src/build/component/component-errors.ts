import { messages } from '../../messages.ts'

export const componentErrors = {
  'component.not-found': { status: 404, message: 'The component could not be found!' },
  'component.name-taken': { status: 409, message: messages.alreadyExists },
  'component.wrong-state': { status: 409, message: 'This cannot be done with a component in this state.' },
  'component.locked': { status: 409, message: 'The component is locked. Unlock it first.' },
} as const
