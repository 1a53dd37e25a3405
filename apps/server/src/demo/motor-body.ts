import type { Body, BodyDraft } from '@coverwright/domain/build/body/body'
import { motorDataset } from './motor-dataset.ts'
import { motorDocuments } from './motor-documents.ts'
import { motorQuestions } from './motor-questions.ts'
import { motorRating } from './motor-rating.ts'

const cover: Body['cover'] = {
  planName: 'cover',
  items: [
    { name: 'others', title: 'Injury to others', tooltip: 'Without limit, as the law asks' },
    { name: 'property', title: 'Damage to others’ property' },
    { name: 'fire_theft', title: 'Fire and theft of your car' },
    { name: 'own_damage', title: 'Damage to your car' },
    { name: 'windscreen', title: 'Windscreen' },
    { name: 'courtesy_car', title: 'Courtesy car' },
  ],
  plans: [
    {
      code: 'third_party',
      title: 'Third party',
      subtitle: 'The least the law asks for',
      limits: { others: 'No limit', property: '£20 million' },
    },
    {
      code: 'fire_and_theft',
      title: 'Third party, fire and theft',
      subtitle: 'Your car too, if it burns or is stolen',
      limits: { others: 'No limit', property: '£20 million', fire_theft: 'Market value' },
    },
    {
      code: 'comprehensive',
      title: 'Comprehensive',
      subtitle: 'Your car, whoever is at fault',
      limits: {
        others: 'No limit',
        property: '£20 million',
        fire_theft: 'Market value',
        own_damage: 'Market value',
        windscreen: 'Included',
        courtesy_car: 'During repairs',
      },
    },
  ],
  choices: [
    {
      name: 'excess',
      title: 'Your excess',
      help: 'What you pay towards each claim for your own car.',
      options: ['0', '250', '500', '750'].map((value) => ({ value, label: `£${value}` })),
      standard: '250',
    },
  ],
  addOns: [
    { name: 'breakdown', title: 'Breakdown', about: 'At the roadside and at home' },
    { name: 'legal', title: 'Legal help', about: 'Up to £100,000 to recover losses' },
    { name: 'protected_discount', title: 'Protected no claims discount', about: 'Keeps your years after one claim' },
  ],
  frequencies: ['monthly', 'yearly'],
}

export const motorBody: BodyDraft = {
  version: 3,
  dataset: motorDataset,
  questions: motorQuestions,
  cover,
  rating: motorRating,
  declarations: [
    {
      name: 'is_true',
      kind: 'general',
      text: 'My answers are true and complete, and every driver knows what I said about them.',
      textVersion: 1,
    },
    {
      name: 'has_read',
      kind: 'general',
      text: 'I have read the insurance product information and the policy booklet.',
      textVersion: 1,
    },
    {
      name: 'wants_mail',
      kind: 'marketing',
      text: 'Send me offers by email. You can stop at any time.',
      textVersion: 1,
    },
  ],
  documents: motorDocuments,
  regulatory: {
    insurer: 'Tarnbrook Insurance Limited',
    tradingName: 'Tarnbrook Motor',
    firmReferenceNumber: '000000',
    statement:
      'Tarnbrook Motor is a trading name of Tarnbrook Insurance Limited, which is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 000000.',
    complaints:
      'Call us or write to us, and we will try to put it right. If you are not satisfied, the Financial Ombudsman Service can look at it, free of charge.',
    demandsAndNeeds:
      'This product meets the demands and needs of people who want a private car, {{car}}, insured as the law asks, or beyond. We have not given you advice about whether it is right for you.',
    contact: { phone: '0808 157 0193', email: 'motor@tarnbrook.example' },
  },
  standard: { holder: 'full_name', email: 'email', address: 'address', coverStart: 'cover_start' },
  insured: '{{car}}, {{registration}}',
  period: { length: { by: 'months', months: 12 } },
}
