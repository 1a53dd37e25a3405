import type { Dataset } from '@coverwright/domain/build/dataset/property'

const choice = (name: string, options: readonly (readonly [value: string, label: string])[]) => ({
  type: 'choice' as const,
  name,
  options: options.map(([value, label]) => ({ value, label })),
})

export const motorDataset: Dataset = {
  properties: [
    { type: 'text', name: 'registration', format: 'text', maxLength: 12 },
    { type: 'csv', name: 'car', source: 'vehicles', valueColumn: 'code', labelColumn: 'label' },
    { type: 'money', name: 'car_value', min: '100', max: '250000' },
    choice('car_use', [
      ['social', 'Social only'],
      ['commuting', 'Social and commuting'],
      ['business', 'Business too'],
    ]),
    { type: 'number', name: 'annual_miles', decimals: 0, min: '0', max: '100000' },
    choice('no_claims', [
      ['0', 'None'],
      ...['1', '2', '3', '4', '5', '6', '7', '8'].map((years) => [years, years] as const),
      ['9', '9 or more'],
    ]),
    { type: 'text', name: 'driver_name', format: 'text', maxLength: 80 },
    { type: 'date', name: 'driver_born', minAge: 16, maxAge: 100 },
    { type: 'number', name: 'licence_years', decimals: 0, min: '0', max: '80' },
    { type: 'date', name: 'claim_date', earliestInDays: -1827, latestInDays: 0 },
    { type: 'boolean', name: 'claim_fault' },
    { type: 'money', name: 'claim_cost', min: '0', max: '1000000' },
    choice('conviction_code', [
      ['SP30', 'Speeding on a public road (SP30)'],
      ['SP50', 'Speeding on a motorway (SP50)'],
      ['CU80', 'Using a mobile phone (CU80)'],
      ['IN10', 'Driving without insurance (IN10)'],
      ['DR10', 'Drink driving (DR10)'],
      ['DD40', 'Dangerous driving (DD40)'],
      ['TS10', 'Ignoring traffic lights (TS10)'],
    ]),
    { type: 'number', name: 'conviction_points', decimals: 0, min: '0', max: '11' },
    ...['front', 'back', 'left', 'right', 'interior', 'video'].map((side) => ({
      type: 'json' as const,
      name: `car_${side}`,
    })),
    { type: 'text', name: 'full_name', format: 'text', maxLength: 80 },
    { type: 'text', name: 'email', format: 'email', maxLength: 120 },
    { type: 'text', name: 'phone', format: 'text', maxLength: 40 },
    { type: 'json', name: 'address' },
    { type: 'date', name: 'cover_start', earliestInDays: 0, latestInDays: 30 },
  ],
}
