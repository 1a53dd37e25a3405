import type { InsuranceLine } from '@coverwright/domain/build/product/product'

interface LineExamples {
  /** An answer in a text. */
  readonly answer: string
  /** What is insured, on a certificate. */
  readonly insured: string
  /** A case to try prices with. */
  readonly testCase: string
  /** What a product may be called. */
  readonly name: string
  /** What stands in a text for an answer that is not given yet. */
  readonly standIn: string
  /** What a policy may have several of. */
  readonly repeated: string
}

/** Examples that fit what is being insured: a Labrador says nothing to whoever insures vans. */
const examples: Readonly<Record<InsuranceLine, LineExamples>> = {
  pet: {
    answer: '{{pet_name}}',
    insured: '{{pet_name}}, {{breed}}',
    testCase: 'Young Labrador in Bristol',
    name: 'Pet Lifetime',
    standIn: 'your pet',
    repeated: 'Pets, claims',
  },
  car: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'New driver in Bristol',
    name: 'Private Car',
    standIn: 'the driver',
    repeated: 'Drivers, claims',
  },
  home: {
    answer: '{{address}}',
    insured: '{{address}}',
    testCase: 'Three bedrooms in Bristol',
    name: 'Home and Contents',
    standIn: 'your home',
    repeated: 'Valuables, claims',
  },
  travel: {
    answer: '{{region}}',
    insured: '{{trip_days}} days in {{region}}',
    testCase: 'A week in Spain for two',
    name: 'Single Trip',
    standIn: 'your destination',
    repeated: 'Travellers, claims',
  },
  landlord: {
    answer: '{{address}}',
    insured: '{{address}}',
    testCase: 'Two flats in Bristol',
    name: 'Let Property',
    standIn: 'your property',
    repeated: 'Properties, claims',
  },
  van: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'Plumber in Bristol',
    name: 'Trade Van',
    standIn: 'the driver',
    repeated: 'Drivers, claims',
  },
  motorbike: {
    answer: '{{driver_name}}',
    insured: '{{registration}}',
    testCase: 'New rider in Bristol',
    name: 'Road Rider',
    standIn: 'the rider',
    repeated: 'Riders, claims',
  },
  life: {
    answer: '{{policyholder}}',
    insured: 'The life of {{policyholder}}',
    testCase: 'Aged 40, never smoked',
    name: 'Term Life',
    standIn: 'the person insured',
    repeated: 'Persons insured, beneficiaries',
  },
}

export const examplesOf = (line: InsuranceLine): LineExamples => examples[line]
