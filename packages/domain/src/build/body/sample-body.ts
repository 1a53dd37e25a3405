import type { BodyDraft } from './body.ts'

/** The smallest body that can be sold: what calls document themselves with and tests build on. */
export const sampleBody: BodyDraft = {
  version: 3,
  dataset: {
    properties: [
      { type: 'text', name: 'full_name', format: 'text', maxLength: 80 },
      { type: 'text', name: 'email', format: 'email', maxLength: 120 },
      { type: 'number', name: 'age', decimals: 0, min: '0', max: '40' },
      { type: 'date', name: 'cover_start', earliestInDays: 0, latestInDays: 30 },
    ],
  },
  questions: {
    groups: [
      {
        name: 'you',
        questions: [
          { type: 'input', name: 'full_name', label: 'What is your name?', missing: 'Enter your name' },
          { type: 'input', name: 'email', label: 'What is your email address?', missing: 'Enter your email address' },
          { type: 'input', name: 'age', label: 'How old is it?', missing: 'Enter an age' },
          { type: 'date', name: 'cover_start', label: 'When should cover start?', missing: 'Enter a date' },
        ],
      },
    ],
  },
  cover: {
    planName: 'plan',
    items: [{ name: 'vet_fees', title: 'Vet fees' }],
    plans: [
      { code: 'basic', title: 'Basic', subtitle: 'The least there is', limits: {} },
      { code: 'full', title: 'Full', subtitle: 'Vet fees too', limits: { vet_fees: '£5,000' } },
    ],
    choices: [],
    addOns: [{ name: 'travel', title: 'Travel', about: '' }],
    frequencies: ['monthly', 'yearly'],
  },
  rating: {
    name: 'Sample',
    currency: 'GBP',
    steps: [
      { kind: 'formula', name: 'rate', formula: 'IF(plan = "full", 200.02, 100.01)' },
      { kind: 'premium', name: 'basePremium', formula: 'rate * (1 + age / 100)' },
      { kind: 'add-on', name: 'travelPrice', price: '20.01', when: 'travel' },
      { kind: 'commission', name: 'distribution', percent: '15' },
      { kind: 'fee', name: 'arrangement', amount: '5' },
      { kind: 'tax', name: 'insurancePremiumTax', rates: [{ from: null, percent: '12' }] },
      { kind: 'instalments', name: 'monthly', count: 12 },
    ],
    rules: [
      {
        kind: 'condition',
        name: 'old',
        when: 'age > 12',
        outcome: 'refer',
        reason: 'Somebody looks at animals over 12.',
      },
      {
        kind: 'condition',
        name: 'tooOld',
        when: 'age > 20',
        outcome: 'decline',
        reason: 'Animals over 20 are not insured.',
      },
    ],
  },
  declarations: [
    { name: 'is_true', kind: 'general', text: 'My answers are true and complete.', textVersion: 1 },
    { name: 'wants_mail', kind: 'marketing', text: 'Send me offers.', textVersion: 3 },
  ],
  documents: [
    {
      name: 'ipid',
      kind: 'ipid',
      title: 'Insurance product information',
      subtitle: '',
      sections: [{ heading: 'What is insured?', lines: ['Vet fees'] }],
    },
    {
      name: 'booklet',
      kind: 'booklet',
      title: 'Policy booklet',
      subtitle: '',
      sections: [{ heading: 'Your cover', lines: ['Vet fees'] }],
    },
  ],
  regulatory: {
    insurer: 'Sample Insurance Limited',
    tradingName: 'Sample Pet',
    firmReferenceNumber: '000000',
    statement: 'Sample Pet is a trading name of Sample Insurance Limited.',
    complaints: 'Write to us.',
    demandsAndNeeds: 'This meets the needs of people who want vet fees paid.',
    contact: { phone: '01632 960000', email: 'help@sample.example' },
  },
  standard: { holder: 'full_name', email: 'email', address: null, coverStart: 'cover_start' },
  insured: 'An animal aged {{age}}',
  period: { length: { by: 'months', months: 12 } },
}
