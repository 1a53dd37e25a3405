import type { PeriodWords } from './periods.ts'

export const english: PeriodWords = {
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fourteen: 14,
    eighteen: 18,
    'twenty-four': 24,
    thirty: 30,
    'thirty-six': 36,
  },
  units: { day: 'days?', week: 'weeks?', month: 'months?', year: 'years?' },
  phrases: [
    [/\b(?:a year and a half|one and a half years|18-monthly)\b/gi, 18, 'month'],
    [/\b(?:half (?:a |of a )?year|half-year(?:ly)?|six-monthly|6-monthly)\b/gi, 6, 'month'],
    [/\b(?:a|one) fortnight\b/gi, 14, 'day'],
  ],
  yearly: /\b(?:annual|yearly)\s+(?:policy|cover|insurance|contract)\b/i,
  subject: /\b(?:cover(?:s|ed|age)?|polic(?:y|ies)|insurance|insured|period|contract)\b/i,
  elsewhere:
    /\b(?:cancel\w*|cooling|withdraw\w*|claim\w*|notice|notify|tell us|complain\w*|refund\w*|waiting|within|old|aged?|the (?:last|past|previous)|(?:each|every|any|per) (?:policy |insurance )?year)\b/i,
  ends: /[.;!?\n]+/,
  near: { words: 5 },
}
