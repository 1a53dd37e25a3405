import type { AskedData } from '../dataset/standard-data.ts'
import { choice, money, registration, whole } from './ask-for.ts'
import type { LineTemplate } from './body-template.ts'
import { driverGroups, driverRules, driverSteps } from './drivers.ts'
import { addOn, baseTable, factorTable, multiplied } from './rating-parts.ts'

interface Vehicle {
  /** In a sentence: "car". */
  readonly word: string
  readonly uses: Readonly<Record<string, string>>
  /** What is asked besides. */
  readonly asks?: readonly AskedData[]
}

/** Cars, vans and motorbikes: what is driven, by whom, and how much. */
export function onWheels({ word, uses, asks = [] }: Vehicle): LineTemplate {
  const tables = [
    baseTable(),
    factorTable('youngestAge', 'range'),
    factorTable('annual_miles', 'range'),
    factorTable('use'),
    factorTable('address_area'),
  ]
  return {
    groups: [
      {
        name: 'vehicle',
        asks: [
          registration('registration', `What is the registration of the ${word}?`),
          money('vehicle_value', 'What is it worth?', [100, 250_000]),
          choice('use', 'What is it used for?', uses),
          whole('annual_miles', 'How many miles is it driven in a year?', [0, 100_000]),
          choice('kept', 'Where is it kept at night?', {
            garage: 'In a garage',
            drive: 'On a drive',
            street: 'In the street',
          }),
          whole('no_claims', 'How many years of no claims discount do you have?', [0, 40]),
          ...asks,
        ],
      },
      ...driverGroups,
    ],
    cover: {
      items: [
        { name: 'others', title: 'What you do to others' },
        { name: 'fire_theft', title: 'Fire and theft' },
        { name: 'own_damage', title: `Damage to your ${word}` },
      ],
      plans: [
        { code: 'third_party', title: 'Third party', subtitle: '', limits: { others: 'As the law asks' } },
        {
          code: 'fire_and_theft',
          title: 'Third party, fire and theft',
          subtitle: '',
          limits: { others: 'As the law asks', fire_theft: 'Market value' },
        },
        {
          code: 'comprehensive',
          title: 'Comprehensive',
          subtitle: '',
          limits: { others: 'As the law asks', fire_theft: 'Market value', own_damage: 'Market value' },
        },
      ],
      choices: [
        {
          name: 'excess',
          title: 'Your excess',
          options: ['0', '250', '500'].map((value) => ({ value, label: `£${value}` })),
          standard: '250',
        },
      ],
      addOns: [{ name: 'breakdown', title: 'Breakdown', about: 'At the roadside and at home' }],
    },
    steps: [
      ...driverSteps,
      ...multiplied(
        tables,
        'faultFactor',
        'pointsFactor',
        '(1 - MIN(no_claims, 9) * 0.05)',
        'IF(excess = "500", 0.92, IF(excess = "0", 1.06, 1))',
        'IF(kept = "street", 1.1, 1)',
        '(1 + vehicle_value / 100000)',
      ),
      addOn('breakdown', '39.95'),
    ],
    rules: driverRules,
    tables,
    insured: '{{registration}}',
    taxPercent: '12',
  }
}
