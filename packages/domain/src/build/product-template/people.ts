import { choice, date, money, text, whole, yesNo } from './ask-for.ts'
import type { LineTemplate } from './body-template.ts'
import { addOn, baseTable, decline, factorTable, multiplied, refer, threePlans } from './rating-parts.ts'

const travelTables = [baseTable('region'), factorTable('oldestAge', 'range'), factorTable('trip_days', 'range')]

export const travel: LineTemplate = {
  groups: [
    {
      name: 'trip',
      asks: [
        choice('region', 'Where are you going?', {
          uk: 'The United Kingdom',
          europe: 'Europe',
          world: 'Worldwide, but for North America',
          everywhere: 'Worldwide',
        }),
        whole('trip_days', 'For how many days?', [1, 365]),
        money('trip_cost', 'What does the trip cost, for all of you?', [0, 50_000]),
        yesNo('has_winter_sports', 'Will anybody ski or snowboard?'),
      ],
    },
    {
      name: 'travellers',
      repeat: { min: 1, max: 10, item: 'traveller', summary: '{{traveller_name}}' },
      asks: [
        text('traveller_name', 'What is their full name?'),
        date('traveller_born', 'When were they born?', { minAge: 0, maxAge: 100, latestInDays: 0 }),
        yesNo('has_condition', 'Are they being treated for anything, or waiting for a result?'),
      ],
    },
  ],
  cover: {
    items: [
      { name: 'medical', title: 'Medical costs' },
      { name: 'cancellation', title: 'Cancellation' },
      { name: 'baggage', title: 'Baggage' },
    ],
    plans: threePlans(
      { medical: '£5 million', cancellation: '£1,000' },
      { medical: '£10 million', cancellation: '£3,000', baggage: '£1,500' },
      { medical: '£15 million', cancellation: '£7,500', baggage: '£3,000' },
    ),
    choices: [],
    addOns: [{ name: 'gadgets', title: 'Gadgets', about: 'Telephones and laptops up to £1,000' }],
  },
  steps: [
    { kind: 'formula', name: 'travellerAge', per: 'travellers', formula: 'MAX(0, YEARS(traveller_born, coverStart))' },
    { kind: 'formula', name: 'oldestAge', formula: 'MAX(0, travellers.travellerAge)' },
    ...multiplied(travelTables, 'COUNT(travellers)', 'IF(has_winter_sports, 1.5, 1)', '(1 + trip_cost / 20000)'),
    addOn('gadgets', '12'),
  ],
  rules: [
    decline('tooOld', 'travellerAge >= 86', 'We insure travellers up to 85 years of age.', 'travellers'),
    refer('condition', 'COUNTIF(travellers.has_condition) > 0', 'Our team looks at medical conditions.'),
  ],
  tables: travelTables,
  insured: '{{trip_days}} days in {{region}}',
  period: { length: { by: 'asked-days', name: 'trip_days' } },
  taxPercent: '20',
}

const lifeTables = [baseTable(), factorTable('lifeAge', 'range'), factorTable('smoking')]

export const life: LineTemplate = {
  groups: [
    {
      name: 'life',
      asks: [
        date('life_born', 'When were you born?', { minAge: 18, maxAge: 85 }),
        choice('smoking', 'Do you smoke or use nicotine?', {
          never: 'Never',
          stopped: 'I stopped more than a year ago',
          yes: 'Yes',
        }),
        money('sum_insured', 'How much should be paid?', [5000, 1_000_000]),
        whole('height', 'How tall are you, in centimetres?', [120, 220]),
        whole('weight', 'How much do you weigh, in kilograms?', [35, 250]),
      ],
    },
    {
      name: 'health',
      asks: [
        yesNo('had_serious_illness', 'Have you ever had cancer, a stroke or a disease of the heart?'),
        yesNo('waits_for_result', 'Are you waiting for the result of a test?'),
        yesNo('has_dangerous_work', 'Do you work at heights, offshore or with explosives?'),
      ],
    },
  ],
  cover: {
    items: [
      { name: 'death', title: 'On death' },
      { name: 'terminal', title: 'On a terminal illness' },
      { name: 'critical', title: 'On a critical illness' },
    ],
    plans: threePlans(
      { death: 'The sum insured' },
      { death: 'The sum insured', terminal: 'The sum insured' },
      { death: 'The sum insured', terminal: 'The sum insured', critical: 'The sum insured' },
    ),
    choices: [],
    addOns: [{ name: 'waiver', title: 'Waiver of premium', about: 'We pay while you cannot work' }],
  },
  steps: [
    { kind: 'formula', name: 'lifeAge', formula: 'MIN(100, MAX(0, YEARS(life_born, coverStart)))' },
    { kind: 'formula', name: 'massIndex', formula: 'ROUND(weight / ((height / 100) ^ 2), 1)' },
    ...multiplied(lifeTables, 'sum_insured / 100000'),
    addOn('waiver', '18'),
  ],
  rules: [
    decline('seriousIllness', 'had_serious_illness', 'We cannot insure a life after a serious illness.'),
    refer('waiting', 'waits_for_result', 'Our team waits for the result with you.'),
    refer('work', 'has_dangerous_work', 'Our team looks at dangerous work.'),
    refer('massIndex', 'OR(massIndex < 17, massIndex > 38)', 'Our team looks at your height and weight.'),
    decline('tooOld', 'lifeAge >= 86', 'We insure lives up to 85 years of age.'),
  ],
  tables: lifeTables,
  insured: 'The life of {{policyholder}}',
  taxPercent: '0',
}
