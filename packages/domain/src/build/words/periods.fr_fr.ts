import type { PeriodWords } from './periods.ts'

export const french: PeriodWords = {
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quatorze: 14,
    'dix-huit': 18,
    'vingt-quatre': 24,
    trente: 30,
    'trente-six': 36,
  },
  units: { day: 'jours?', week: 'semaines?', month: 'mois', year: 'ans?|années?' },
  phrases: [
    [/(?<!\p{L})(?:un an et demi|une année et demie)(?!\p{L})/giu, 18, 'month'],
    [/(?<!\p{L})(?:(?:une )?demi-année|un semestre|semestriel(?:le)?s?)(?!\p{L})/giu, 6, 'month'],
  ],
  yearly: /(?<!\p{L})(?:police|contrat|assurance|couverture|garantie)s? annuel(?:le)?s?(?!\p{L})/iu,
  subject: /assur|couver|couvr|garanti|contrat|police|durée|période/i,
  elsewhere:
    /résili|annul|rétract|renonc|sinistre|préavis|prévenir|prévenez|informe|réclam|rembours|délai|carence|attente|dans les|âgé|d’âge|d'âge|derni|précéd|passé|(?<!\p{L})(?:chaque|par) (?:an|année)(?!\p{L})/iu,
  ends: /[.;!?\n]+/,
  near: { words: 6 },
}
