const row = (when: string, result: string) => ({ when: [when], results: [result] })

/** The sample as version 1 kept it. */
export const version1Body = {
  version: 1,
  questions: {
    version: 1,
    groups: [
      {
        name: 'you',
        questions: [
          {
            type: 'input',
            name: 'full_name',
            label: 'What is your name?',
            format: 'text',
            maxLength: 80,
            missing: 'Enter your name',
          },
          {
            type: 'input',
            name: 'email',
            label: 'What is your email address?',
            format: 'email',
            maxLength: 120,
            missing: 'Enter your email address',
          },
          {
            type: 'input',
            name: 'age',
            label: 'How old is it?',
            format: 'number',
            maxLength: 3,
            max: 40,
            missing: 'Enter an age',
          },
          {
            type: 'date',
            name: 'cover_start',
            label: 'When should cover start?',
            earliestInDays: 0,
            latestInDays: 30,
            missing: 'Enter a date',
          },
        ],
      },
    ],
    lists: {},
  },
  cover: {
    planName: 'plan',
    items: [{ name: 'vet_fees', title: 'Vet fees' }],
    plans: [
      { code: 'basic', title: 'Basic', subtitle: '', limits: {} },
      { code: 'full', title: 'Full', subtitle: '', limits: { vet_fees: '£5,000' } },
    ],
    choices: [],
    addOns: [{ name: 'travel', title: 'Travel', about: '' }],
    frequencies: ['monthly', 'yearly'],
  },
  rating: {
    version: 1,
    name: 'Sample',
    currency: 'GBP',
    inputs: [
      { kind: 'number', name: 'age', min: '0', max: '40' },
      { kind: 'choice', name: 'plan', options: ['basic', 'full'] },
      { kind: 'yes-no', name: 'travel' },
    ],
    tables: [
      {
        name: 'base',
        hitPolicy: 'unique',
        dimensions: [{ kind: 'text', name: 'plan' }],
        outputs: [{ kind: 'number', name: 'rate', decimals: 2 }],
        editions: [
          {
            from: null,
            to: null,
            rows: [row('basic', '100.01'), row('full', '200.02')],
          },
        ],
      },
    ],
    steps: [
      { kind: 'lookup', table: 'base' },
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
  termMonths: 12,
}
