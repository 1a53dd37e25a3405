import type { Body, BodyDraft } from '@coverwright/domain/build/body/body'
import { petDataset } from './pet-dataset.ts'
import { petDocuments } from './pet-documents.ts'
import { petQuestions } from './pet-questions.ts'
import { petRating } from './pet-rating.ts'

const cover: Body['cover'] = {
  planName: 'plan',
  items: [
    { name: 'vet_fees', title: 'Vet fees' },
    { name: 'dental', title: 'Dental' },
    { name: 'physio', title: 'Physio and hydrotherapy' },
    { name: 'liability', title: 'Third-party liability', tooltip: 'For dogs' },
    { name: 'death_or_theft', title: 'Death or theft' },
  ],
  plans: [
    {
      code: 'essential',
      title: 'Essential',
      subtitle: 'A set pot for each condition, for 12 months',
      limits: { vet_fees: '£3,000 a condition', dental: 'Accidents only', liability: '£1 million' },
    },
    {
      code: 'plus',
      title: 'Plus',
      subtitle: 'A yearly pot that refills when you renew',
      limits: {
        vet_fees: '£5,000 a year',
        dental: '£750',
        physio: '£500',
        liability: '£1 million',
        death_or_theft: '£500',
      },
    },
    {
      code: 'lifetime',
      title: 'Lifetime',
      subtitle: 'Our highest limits, refilled every year',
      limits: {
        vet_fees: '£8,000 a year',
        dental: '£1,500',
        physio: '£1,000',
        liability: '£2 million',
        death_or_theft: '£1,000',
      },
    },
  ],
  choices: [
    {
      name: 'excess',
      title: 'Your excess',
      help: 'What you pay towards each new condition.',
      options: ['50', '100', '200', '300'].map((value) => ({ value, label: `£${value}` })),
      standard: '100',
    },
  ],
  addOns: [
    { name: 'travel', title: 'Travel abroad', about: '90 days a year in Europe' },
    { name: 'lost', title: 'Lost and found', about: 'Adverts and a reward up to £500' },
    { name: 'farewell', title: 'Farewell', about: 'Cremation or burial up to £250' },
  ],
  frequencies: ['monthly', 'yearly'],
}

export const petBody: BodyDraft = {
  version: 3,
  dataset: petDataset,
  questions: petQuestions,
  cover,
  rating: petRating,
  declarations: [
    {
      name: 'is_true',
      kind: 'general',
      text: 'My answers are true and complete. I understand that a wrong answer could mean a claim is not paid.',
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
      text: 'Send me pet health tips and offers by email. You can stop at any time.',
      textVersion: 1,
    },
  ],
  documents: petDocuments,
  regulatory: {
    insurer: 'Tarnbrook Insurance Limited',
    tradingName: 'Tarnbrook Pet',
    firmReferenceNumber: '000000',
    statement:
      'Tarnbrook Pet is a trading name of Tarnbrook Insurance Limited, which is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 000000.',
    complaints:
      'Call us or write to us, and we will try to put it right. If you are not satisfied, the Financial Ombudsman Service can look at it, free of charge.',
    demandsAndNeeds:
      'This product meets the demands and needs of people who want help with vet fees for {{pet_name}}. We have not given you advice about whether it is right for you.',
    contact: { phone: '0808 157 0192', email: 'pets@tarnbrook.example' },
  },
  standard: { holder: 'full_name', email: 'email', address: 'address', coverStart: 'cover_start' },
  insured: '{{pet_name}}, {{species}}, born {{born}}',
  period: { length: { by: 'months', months: 12 } },
}
