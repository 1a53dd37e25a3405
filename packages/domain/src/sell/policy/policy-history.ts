/** What can have happened to a policy, as its history names it. */
export const historyKinds = [
  'begun',
  'answered',
  'language',
  'saved',
  'resumed',
  'referred',
  'accepted',
  'declined',
  'withdrawn',
  'priced',
  'declared',
  'payment-begun',
  'paid',
  'payment-failed',
  'documents-made',
  'documents-sent',
  'code-sent',
  'code-refused',
  'cancelled',
  'refunded',
  'instalment-paid',
  'instalment-failed',
  'corrected',
  'noted',
  'exported',
  'erased',
  'other',
] as const

export type HistoryKind = (typeof historyKinds)[number]

interface Happened {
  readonly what: HistoryKind
  /** Money it was about, where it was. */
  readonly amountMinor?: number
  /** What it names: a reference, a number. */
  readonly about?: string
}

type Detail = Readonly<Record<string, unknown>>

/** Each entry is told by what it says; the first that fits counts. */
const tellings: readonly (readonly [(detail: Detail) => boolean, (detail: Detail) => Happened | null])[] = [
  [has('correctionId'), () => ({ what: 'corrected' })],
  [has('releaseId'), () => ({ what: 'begun' })],
  [has('answered'), () => ({ what: 'answered' })],
  [has('removed'), () => ({ what: 'answered' })],
  [has('language'), () => ({ what: 'language' })],
  [has('isSaved'), () => ({ what: 'saved' })],
  [has('isResumed'), () => ({ what: 'resumed' })],
  [has('referred'), () => ({ what: 'referred' })],
  [has('declared'), () => ({ what: 'declared' })],
  // The same price asked for again is no news.
  [has('isUnchanged'), () => null],
  [has('quote'), ({ quote, grossMinor }) => ({ what: 'priced', ...amount(grossMinor), about: String(quote) })],
  [has('refundId'), ({ amountMinor }) => ({ what: 'refunded', ...amount(amountMinor) })],
  [has('isOutdated'), ({ amountMinor }) => ({ what: 'payment-begun', ...amount(amountMinor) })],
  [has('isOpened'), () => null],
  [has('paymentId'), ({ state }) => (state === 'paid' ? { what: 'paid' } : { what: 'payment-failed' })],
  [has('certificateFileId'), () => ({ what: 'documents-made' })],
  [has('isSentAgain'), () => ({ what: 'documents-sent' })],
  [has('isCodeSent'), () => ({ what: 'code-sent' })],
  [has('refused'), () => ({ what: 'code-refused' })],
  [has('isCancelled'), ({ refundedMinor }) => ({ what: 'cancelled', ...amount(refundedMinor) })],
  [has('isPaidByHand'), ({ instalment }) => ({ what: 'payment-begun', about: String(instalment) })],
  [
    has('instalment'),
    ({ instalment, next }) => ({
      what: next === 'paid' ? 'instalment-paid' : 'instalment-failed',
      about: String(instalment),
    }),
  ],
  [has('note'), () => ({ what: 'noted' })],
  [has('isExported'), () => ({ what: 'exported' })],
  [has('isErased'), () => ({ what: 'erased' })],
  [isTo('accepted'), () => ({ what: 'accepted' })],
  [isTo('declined'), () => ({ what: 'declined' })],
  [isTo('withdrawn'), () => ({ what: 'withdrawn' })],
]

function has(key: string) {
  return (detail: Detail) => key in detail
}

function isTo(state: string) {
  return ({ to }: Detail) => to === state
}

const amount = (minor: unknown) => (typeof minor === 'number' ? { amountMinor: minor } : {})

/** What an entry of the audit says, without anything of a person; null of what changed nothing. */
export function happenedIn(detail: Detail): Happened | null {
  const told = tellings.find(([fits]) => fits(detail))
  return told ? told[1](detail) : { what: 'other' }
}
