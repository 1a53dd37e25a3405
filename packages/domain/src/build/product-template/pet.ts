import { choice, date, text, yesNo } from './ask-for.ts'
import type { LineTemplate } from './body-template.ts'
import { addOn, baseTable, decline, factorTable, multiplied, refer, threePlans } from './rating-parts.ts'

const tables = [baseTable('species'), factorTable('petAge', 'range')]

export const pet: LineTemplate = {
  groups: [
    {
      name: 'pet',
      asks: [
        choice('species', 'What kind of pet do you have?', { dog: 'Dog', cat: 'Cat', rabbit: 'Rabbit' }),
        text('pet_name', 'What is your pet called?', { standIn: 'your pet' }),
      ],
    },
    {
      name: 'about_pet',
      asks: [
        date('pet_born', 'When was {{pet_name}} born?', { minAge: 0, maxAge: 25, latestInDays: 0 }),
        choice('breed_kind', 'Is {{pet_name}} a pedigree, a cross or a mixed breed?', {
          pedigree: 'Pedigree',
          cross: 'Cross',
          mixed: 'Mixed',
        }),
        yesNo('is_neutered', 'Has {{pet_name}} been neutered or spayed?'),
        yesNo('is_vaccinated', 'Are {{pet_name}}’s vaccinations up to date?'),
        yesNo('was_ill', 'Has {{pet_name}} seen a vet for an illness or injury in the last two years?'),
      ],
    },
  ],
  cover: {
    items: [
      { name: 'vet_fees', title: 'Vet fees' },
      { name: 'liability', title: 'Third-party liability' },
      { name: 'death', title: 'Death or theft' },
    ],
    plans: threePlans(
      { vet_fees: '£3,000' },
      { vet_fees: '£5,000', liability: '£1 million' },
      { vet_fees: '£8,000', liability: '£2 million', death: '£1,000' },
    ),
    choices: [],
    addOns: [{ name: 'travel', title: 'Travel abroad', about: '90 days a year' }],
  },
  steps: [
    { kind: 'formula', name: 'petAge', formula: 'MIN(25, MAX(0, YEARS(pet_born, coverStart)))' },
    ...multiplied(tables, 'IF(is_neutered, 0.97, 1)', 'IF(is_vaccinated, 1, 1.05)'),
    addOn('travel', '20'),
  ],
  rules: [
    decline('tooOld', 'petAge >= 20', 'We insure pets up to their 20th birthday.'),
    refer('oldAndIll', 'AND(petAge >= 10, was_ill)', 'Our team looks at older pets that have seen a vet lately.'),
  ],
  tables,
  insured: '{{pet_name}}',
  taxPercent: '12',
}
