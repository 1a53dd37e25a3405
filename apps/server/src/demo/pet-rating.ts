import type { BodyDraft } from '@coverwright/domain/build/body/body'

export const petRating: BodyDraft['rating'] = {
  name: 'Pet Lifetime 2026',
  currency: 'GBP',
  steps: [
    { kind: 'formula', name: 'petAge', formula: 'MIN(25, MAX(0, YEARS(born, coverStart)))' },
    { kind: 'lookup', table: 'planRates' },
    { kind: 'lookup', table: 'speciesRates' },
    { kind: 'lookup', table: 'dogBreeds' },
    { kind: 'lookup', table: 'catBreeds' },
    { kind: 'lookup', table: 'breedKinds' },
    { kind: 'lookup', table: 'ageCurve' },
    { kind: 'lookup', table: 'excesses' },
    { kind: 'formula', name: 'breedFactor', formula: 'IF(species = "dog", dogFactor, catFactor)' },
    { kind: 'formula', name: 'careFactor', formula: 'IF(vaccinated, 1, 1.05) * IF(neutered, 0.97, 1)' },
    {
      kind: 'formula',
      name: 'risk',
      formula: 'ROUND(baseRate * speciesFactor * breedFactor * kindFactor * ageFactor * excessFactor * careFactor, 4)',
    },
    { kind: 'premium', name: 'basic', formula: 'MAX(risk, 60)' },
    { kind: 'add-on', name: 'travelAbroad', price: '19.82', when: 'travel' },
    { kind: 'add-on', name: 'lostAndFound', price: '11.79', when: 'lost' },
    { kind: 'add-on', name: 'farewellCover', price: '10.18', when: 'farewell' },
    { kind: 'commission', name: 'distribution', percent: '15' },
    { kind: 'tax', name: 'insurancePremiumTax', rates: [{ from: '2017-06-01', percent: '12' }] },
    { kind: 'instalments', name: 'monthly', count: 12 },
  ],
  rules: [
    {
      kind: 'condition',
      name: 'tooOld',
      when: 'petAge >= 20',
      outcome: 'decline',
      reason: 'We insure dogs and cats up to their 20th birthday.',
    },
    {
      kind: 'condition',
      name: 'oldAndTreated',
      when: 'AND(petAge >= 10, condition)',
      outcome: 'refer',
      reason: 'Our team looks at pets of 10 years and over that have seen a vet lately.',
    },
    {
      kind: 'condition',
      name: 'dearPremium',
      when: 'premium > 2500',
      outcome: 'refer',
      reason: 'Our team looks at cover that costs more than £2,500 a year.',
    },
  ],
}
