import type { AskedData } from '../dataset/standard-data.ts'
import { choice, date, money, whole, yesNo } from './ask-for.ts'
import type { LineTemplate, TemplateGroup } from './body-template.ts'
import { addOn, baseTable, decline, factorTable, multiplied, refer, threePlans } from './rating-parts.ts'

const building: readonly AskedData[] = [
  choice('building_kind', 'What kind of building is it?', {
    detached: 'Detached house',
    semi: 'Semi-detached house',
    terrace: 'Terraced house',
    flat: 'Flat',
    bungalow: 'Bungalow',
  }),
  whole('built_year', 'In which year was it built?', [1500, 2026], { help: 'A rough guess is fine.' }),
  whole('bedrooms', 'How many bedrooms does it have?', [1, 12]),
  yesNo('is_standard_build', 'Is it built of brick or stone, with a roof of tile or slate?'),
  yesNo('was_flooded', 'Has it been flooded in the last ten years?'),
  money('rebuild_cost', 'What would it cost to build it again?', [50_000, 2_000_000]),
]

const losses: TemplateGroup = {
  name: 'losses',
  repeat: { min: 0, max: 10, item: 'claim', summary: '{{loss_date}}' },
  asks: [
    date('loss_date', 'When did it happen?', { earliestInDays: -1827, latestInDays: 0 }),
    choice('loss_cause', 'What caused it?', {
      water: 'Escape of water',
      storm: 'Storm',
      theft: 'Theft',
      fire: 'Fire',
      other: 'Something else',
    }),
    money('loss_cost', 'What did it cost in all?', [0, 1_000_000]),
  ],
}

const buildingRules = [
  refer('flooded', 'was_flooded', 'Our team looks at buildings that have been flooded.'),
  refer('unusualBuild', 'NOT(is_standard_build)', 'Our team looks at buildings of other materials.'),
  refer('manyLosses', 'COUNT(losses) >= 3', 'Our team looks at three or more claims in five years.'),
]

const tables = [baseTable('building_kind'), factorTable('bedrooms', 'range'), factorTable('address_area')]
const history = '(1 + COUNT(losses) * 0.15)'

export const home: LineTemplate = {
  groups: [
    { name: 'building', asks: building },
    {
      name: 'contents',
      asks: [
        choice('owns', 'Do you own it or rent it?', { owner: 'I own it', tenant: 'I rent it' }),
        money('contents_value', 'What would it cost to replace everything in it?', [1000, 250_000]),
        yesNo('has_alarm', 'Is there an alarm that is serviced every year?'),
        whole('empty_days', 'For how many days in a row is it empty at most?', [0, 365]),
      ],
    },
    losses,
  ],
  cover: {
    items: [
      { name: 'buildings', title: 'Buildings' },
      { name: 'contents', title: 'Contents' },
      { name: 'accidental', title: 'Accidental damage' },
    ],
    plans: threePlans(
      { contents: 'As insured' },
      { contents: 'As insured', buildings: '£500,000' },
      { contents: 'As insured', buildings: '£1 million', accidental: 'Included' },
    ),
    choices: [],
    addOns: [{ name: 'away', title: 'Things away from home', about: 'Up to £2,000 each' }],
  },
  steps: [
    ...multiplied(tables, history, 'IF(has_alarm, 0.95, 1)', '(1 + contents_value / 200000 + rebuild_cost / 2000000)'),
    addOn('away', '35'),
  ],
  rules: [
    ...buildingRules,
    refer('longEmpty', 'empty_days > 60', 'Our team looks at homes that are empty for more than 60 days.'),
  ],
  tables,
  insured: 'The home at {{address}}',
  taxPercent: '12',
}

export const landlord: LineTemplate = {
  groups: [
    { name: 'building', asks: building },
    {
      name: 'letting',
      asks: [
        choice('tenants', 'Who lives there?', {
          family: 'A family',
          professionals: 'People who work',
          students: 'Students',
          supported: 'People on housing support',
          empty: 'Nobody at the moment',
        }),
        money('yearly_rent', 'What is the rent for a year?', [1000, 250_000]),
        yesNo('is_managed', 'Does an agent look after it?'),
        money('landlord_contents', 'What is everything in it worth that is yours?', [0, 100_000]),
      ],
    },
    losses,
  ],
  cover: {
    items: [
      { name: 'buildings', title: 'Buildings' },
      { name: 'rent', title: 'Loss of rent' },
      { name: 'liability', title: 'Liability as an owner' },
    ],
    plans: threePlans(
      { buildings: 'As insured' },
      { buildings: 'As insured', liability: '£2 million' },
      { buildings: 'As insured', liability: '£5 million', rent: '12 months' },
    ),
    choices: [],
    addOns: [{ name: 'legal', title: 'Legal help', about: 'Up to £50,000' }],
  },
  steps: [
    ...multiplied(
      [...tables, factorTable('tenants')],
      history,
      'IF(is_managed, 0.96, 1)',
      '(1 + landlord_contents / 100000 + rebuild_cost / 2000000 + yearly_rent / 500000)',
    ),
    addOn('legal', '28'),
  ],
  rules: [...buildingRules, decline('empty', 'tenants = "empty"', 'We insure buildings that are let.')],
  tables: [...tables, factorTable('tenants')],
  insured: 'The let property at {{address}}',
  taxPercent: '12',
}
