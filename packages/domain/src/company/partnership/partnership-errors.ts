import { messages } from '../../messages.ts'

export const partnershipErrors = {
  'partnership.not-found': { status: 404, message: 'The partnership could not be found!' },
  'partnership.wrong-partner': { status: 422, message: messages.wrongPartner },
  'partnership.insurer-name-wrong': { status: 422, message: messages.insurerNameWrong },
  'partnership.link-expired': { status: 422, message: messages.linkExpired },
  'partnership.already-invited': {
    status: 409,
    message: 'An invitation to this partner is open. Send it again instead.',
  },
  'partnership.already-bound': { status: 409, message: 'You are partners already.' },
  'partnership.too-many-open': { status: 409, message: messages.limitExceeded },
  'partnership.not-open': { status: 409, message: 'The request was answered or withdrawn.' },
  'partnership.not-active': { status: 409, message: 'The partnership is not active.' },
  'partnership.own-request': { status: 409, message: 'The other company answers this.' },
  'partnership.not-own-request': { status: 409, message: 'Only the company that asked can do this.' },
  'partnership.sent-lately': { status: 429, message: messages.limitExceeded },
  'partnership.by-name': { status: 409, message: 'It was asked by name: there is no link to send again.' },
  'partnership.nothing-proposed': { status: 409, message: 'No other payment mode is proposed.' },
  'partnership.same-mode': { status: 409, message: 'This is the payment mode you have.' },
} as const
