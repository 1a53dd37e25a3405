import type { InsuranceLine } from '@coverwright/domain/build/product/product'

interface LineExamples {
  /** An answer in a text. */
  readonly answer: string
  /** What is insured, on a certificate. */
  readonly insured: string
  /** A case to try prices with. */
  readonly testCase: string
  /** Where it is sold. */
  readonly host: string
}

/** Examples that fit what is being insured: a Labrador says nothing to whoever insures vans. */
const examples: Readonly<Record<InsuranceLine, LineExamples>> = {
  pet: {
    answer: '{{pet_name}}',
    insured: '{{pet_name}}, {{breed}}',
    testCase: 'Young Labrador in Bristol',
    host: 'pets.example.com',
  },
  car: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'New driver in Bristol',
    host: 'cars.example.com',
  },
  home: {
    answer: '{{address}}',
    insured: '{{address}}',
    testCase: 'Three bedrooms in Bristol',
    host: 'homes.example.com',
  },
  travel: {
    answer: '{{region}}',
    insured: '{{trip_days}} days in {{region}}',
    testCase: 'A week in Spain for two',
    host: 'trips.example.com',
  },
  landlord: {
    answer: '{{address}}',
    insured: '{{address}}',
    testCase: 'Two flats in Bristol',
    host: 'landlords.example.com',
  },
  van: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'Plumber in Bristol',
    host: 'vans.example.com',
  },
  motorbike: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'New rider in Bristol',
    host: 'bikes.example.com',
  },
  life: {
    answer: '{{policyholder}}',
    insured: 'The life of {{policyholder}}',
    testCase: 'Aged 40, never smoked',
    host: 'life.example.com',
  },
}

export const examplesOf = (line: InsuranceLine): LineExamples => examples[line]
