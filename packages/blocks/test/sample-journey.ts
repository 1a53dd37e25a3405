import type { Journey } from '../src/journey.ts'

const never = () => Promise.reject(new Error('Nobody is there'))

/** A journey in which every text is the one given. */
export function sampleJourney(text: string): Journey {
  const offer = {
    currency: 'GBP',
    plans: [{ code: 'plan', title: text, subtitle: text, covers: [{ title: text, limit: text }], priceMinor: 123_456 }],
    meanings: [{ title: text, text }],
    choices: [{ name: 'excess', title: text, help: text, options: [{ value: text, label: text }], chosen: text }],
    addOns: [{ name: 'extra', title: text, about: text, priceMinor: 100, isChosen: true }],
    frequencies: [
      { every: 'monthly', label: text },
      { every: 'yearly', label: text },
    ],
    days: text,
    length: text,
    per: text,
    whole: text,
    pay: 'monthly',
    plan: 'plan',
    due: {
      title: text,
      lines: [{ label: text, minor: 123_456 }],
      priceMinor: 123_456,
      firstMinor: 123_460,
      payments: 12,
      totalMinor: 1_481_476,
      taxMinor: 1,
    },
  } as const
  return {
    path: '/',
    title: text,
    step: 1,
    steps: [text],
    isTest: false,
    locale: 'en-GB',
    back: '/',
    questions: {
      [text]: [
        { type: 'input', name: 'pet_name', label: text, help: text, format: 'text', maxLength: 40, missing: text },
        { type: 'select', name: 'breed', label: text, list: 'breeds', missing: text },
      ],
    },
    answers: { pet_name: text, breed: text },
    standIns: {},
    problems: [{ field: 'pet_name', message: text }],
    said: [{ name: 'pet_name', label: text, text, changeAt: '/' }],
    quoteReference: text,
    offer,
    declarations: [{ name: 'is_true', text, isRequired: true, missing: text }],
    documents: [{ title: text, about: text, href: '/' }],
    demandsAndNeeds: text,
    coolingOffDays: 14,
    outcome: {
      kind: 'bought',
      title: text,
      text,
      facts: [{ label: text, text }],
      documents: [],
      next: { label: text, href: '/' },
    },
    regulatory: [text],
    links: [{ label: text, href: '/' }],
    today: { day: 1, month: 1, year: 2026 },
    lists: { breeds: [{ value: text, label: text }] },
    isSettled: false,
    send: never,
    quote: never,
    loadList: never,
  }
}
