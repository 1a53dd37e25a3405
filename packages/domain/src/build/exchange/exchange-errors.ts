import { messages } from '../../messages.ts'

export const exchangeErrors = {
  'exchange.not-found': { status: 404, message: 'The item could not be found!' },
  'exchange.source-gone': {
    status: 409,
    message: 'What this item was made from is gone, so it cannot be generated anew.',
  },
  'exchange.name-taken': { status: 409, message: messages.alreadyExists },
  'exchange.empty': { status: 409, message: 'There is nothing in it yet. Build it first.' },
  'exchange.locked': { status: 409, message: 'The item is locked. Unlock it first.' },
  'exchange.not-generated': { status: 409, message: 'It was changed since it was generated. Generate it first.' },
  'exchange.nothing-changed': { status: 409, message: 'This version was generated already.' },
  'exchange.nothing-new': { status: 409, message: 'This version was approved already.' },
  'exchange.wrong-state': { status: 409, message: 'This cannot be done with an item in this state.' },
  'exchange.not-a-master': { status: 409, message: 'Only a master item can be derived from.' },
  'exchange.no-master': { status: 409, message: 'This item has no master.' },
  'exchange.has-subs': { status: 409, message: 'Other items are derived from it. Delete them first.' },
  'exchange.released': { status: 409, message: 'Other companies can take it. Withdraw it first.' },
  'exchange.too-large': { status: 409, message: 'It is larger than 48 MB. Use fewer or smaller pictures.' },
  'exchange.too-many': { status: 409, message: 'A company keeps 500 items at most. Delete some first.' },
  'exchange.full': { status: 409, message: 'The items of a company take 1 GB at most. Delete some first.' },
  'exchange.refused': { status: 409, message: 'The item cannot be taken.' },
  'exchange.review-not-found': { status: 404, message: 'The submission could not be found!' },
  'exchange.decided': { status: 409, message: 'Somebody has decided this already, or it was taken back.' },
  'exchange.unchecked': { status: 409, message: 'Look at everything on the list before you approve.' },
} as const
