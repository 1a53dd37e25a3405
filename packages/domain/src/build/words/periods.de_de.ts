import type { PeriodWords } from './periods.ts'

export const german: PeriodWords = {
  numbers: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    vierzehn: 14,
    achtzehn: 18,
    vierundzwanzig: 24,
    dreißig: 30,
    sechsunddreißig: 36,
  },
  units: {
    day: 'tag(?:e[ns]?|s)?|tägige[mnrs]?',
    week: 'wochen?|wöchige[mnrs]?',
    month: 'monat(?:e[ns]?|s)?|monatige[mnrs]?',
    year: 'jahr(?:e[ns]?|s)?|jährige[mnrs]?',
  },
  phrases: [
    [/(?:anderthalb|eineinhalb|ein(?:e[mnrs]?)? und ein(?:e[mnrs]?)? halbe[mnrs]?) jahre?n?/gi, 18, 'month'],
    [/(?:(?:ein(?:e[mnrs]?)? )?halbe[mnrs]? jahr(?:e?s)?|halbjahr(?:es)?|halbjährige?[mnrs]?)(?!\p{L})/giu, 6, 'month'],
  ],
  yearly:
    /(?<!\p{L})(?:jahres(?:police|vertrag|versicherung|schutz|deckung)|jährliche[mnrs]? (?:police|vertrag|versicherung))/iu,
  subject: /versicher|police|vertrag|laufzeit|deckung|schutz|dauer/i,
  elsewhere:
    /widerruf|kündig|storn|rücktritt|zurücktreten|schaden|melde|anzeig|mitteil|beschwer|erstatt|wartezeit|innerhalb|binnen|frist|älter|jünger|letzten|vergangenen|vorherigen|(?<!\p{L})(?:alt|alter)(?!\p{L})|(?<!\p{L})(?:pro|je|jede[mns]?|im) (?:\p{L}+)?jahr(?!\p{L}*gang)/iu,
  ends: /[.;!?\n]+/,
  near: { words: 5 },
}
