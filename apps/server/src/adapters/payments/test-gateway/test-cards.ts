/** What a card does. No other number is taken, so that nobody's real card ever ends up here. */
export const testCards = {
  '4242424242424242': { does: 'pays', title: 'Pays at once' },
  '4000000000000002': { does: 'declines', title: 'Is declined' },
  '4000002760003184': { does: 'authenticates', title: 'Asks to confirm with the bank, then pays' },
  '4000000000001000': { does: 'answers-late', title: 'Pays, but the answer takes a few seconds' },
  '4000000000002008': { does: 'notifies-twice', title: 'Pays, and tells the shop five times' },
  '4000000000000341': { does: 'pays-once', title: 'Pays the first time; later instalments are declined' },
  '4000000000009987': { does: 'is-lost-later', title: 'Pays the first time; later it is reported lost' },
} as const

export type TestCard = (typeof testCards)[keyof typeof testCards]

/** As typed, with or without blanks. */
export const cardOf = (number: string): TestCard | undefined =>
  (testCards as Readonly<Record<string, TestCard>>)[number.replaceAll(/[\s-]/g, '')]

/** The first ten digits show which kind of card; the last four are all that is kept of it. */
export const last4 = (number: string) => number.replaceAll(/\D/g, '').slice(-4)
