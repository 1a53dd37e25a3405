import { addDays } from '@coverwright/domain/base/day/day'
import { vehicles } from '../../src/demo/motor-vehicles.ts'
import { catBreeds, dogBreeds } from '../../src/demo/pet-breeds.ts'
import { type Draw, isOneOf100, type Person, petName, pick } from './people.ts'

/** What is sent from a page of a journey, in the order of its pages. */
export interface FilledPage {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly withPhotos?: true
}

/** Why the rules do not simply accept it. */
export type Risk = 'usual' | 'referred' | 'declined'

const dateFields = (name: string, day: string) => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return {
    [`${name}-day`]: String(Number(dayOfMonth)),
    [`${name}-month`]: String(Number(month)),
    [`${name}-year`]: year,
  }
}

const yearsBefore = (draw: Draw, today: string, from: number, to: number) =>
  addDays(today, -draw(Math.round(from * 365.25) + 2, Math.round(to * 365.25) - 2))

const aboutYou = (draw: Draw, person: Person, today: string) => ({
  full_name: person.name,
  email: person.email,
  phone: person.phone,
  ...person.address,
  ...dateFields('cover_start', addDays(today, pick(draw, [0, 0, 1, 1, 2, 3, 5, 7, 10, 14, 21]))),
})

const illnesses = [
  'A limp in the left hind leg, better after rest',
  'An ear infection, treated with drops',
  'Itchy skin in summer',
  'A swallowed toy, operated on',
  'Kidney values that are being watched',
] as const

const ageOf = { usual: [0.3, 9.5], referred: [10.2, 14], declined: [20.5, 22] } as const

export function petPages(draw: Draw, person: Person, today: string, risk: Risk): FilledPage[] {
  const isDog = isOneOf100(draw, 64)
  const [from, to] = ageOf[risk]
  const isTreated = risk === 'referred' || isOneOf100(draw, 12)
  return [
    { path: '/', fields: { species: isDog ? 'dog' : 'cat', pet_name: petName(draw) } },
    {
      path: '/pet',
      fields: {
        breed_kind: pick(draw, ['pedigree', 'pedigree', 'cross', 'mixed']),
        ...(isDog ? { dog_breed: pick(draw, dogBreeds).value } : { cat_breed: pick(draw, catBreeds).value }),
        ...dateFields('born', yearsBefore(draw, today, from, to)),
        vaccinated: isOneOf100(draw, 88) ? 'yes' : 'no',
      },
    },
    {
      path: '/health',
      fields: {
        neutered: isOneOf100(draw, 70) ? 'yes' : 'no',
        condition: isTreated ? 'yes' : 'no',
        ...(isTreated && { condition_detail: pick(draw, illnesses) }),
      },
    },
    {
      path: '/you',
      fields: {
        ...aboutYou(draw, person, today),
        ...dateFields('holder_born', yearsBefore(draw, today, 20, 78)),
      },
    },
    {
      path: '/plan',
      fields: {
        plan: pick(draw, ['essential', 'plus', 'plus', 'plus', 'lifetime', 'lifetime']),
        pay: isOneOf100(draw, 58) ? 'monthly' : 'yearly',
        excess: pick(draw, ['50', '100', '100', '200', '300']),
        ...(isOneOf100(draw, 30) && { addOns: pick(draw, ['travel', 'lost', 'farewell']) }),
        go: 'next',
      },
    },
  ]
}

const driverFields = (draw: Draw, at: number, name: string, today: string) => {
  const age = draw(24, 71)
  return {
    [`drivers.${at}.driver_name`]: name,
    ...dateFields(`drivers.${at}.driver_born`, yearsBefore(draw, today, age, age + 1)),
    [`drivers.${at}.licence_years`]: String(draw(2, age - 18)),
  }
}

const plates = 'ABCDEFGHJKLMNOPRSTUVWXYZ'.split('')
const areas = 'AEGKLMNSTVW'.split('')
const plate = (draw: Draw) =>
  `${pick(draw, areas)}${pick(draw, plates)}${draw(12, 24)} ${pick(draw, plates)}${pick(draw, plates)}${pick(draw, plates)}`

const claimFields = (at: number, day: string, cost: string) => ({
  ...dateFields(`claims.${at}.claim_date`, day),
  [`claims.${at}.claim_fault`]: 'yes',
  [`claims.${at}.claim_cost`]: cost,
})

const none = { add: 'no' }

export function motorPages(draw: Draw, person: Person, today: string, risk: Risk, isDear: boolean): FilledPage[] {
  const value = isDear ? draw(210, 620) * 100 : draw(15, 185) * 100
  const claimed =
    risk === 'referred' ? String(draw(26, 60) * 1000) : isOneOf100(draw, 12) ? String(draw(4, 60) * 100) : ''
  return [
    { path: '/', fields: { registration: plate(draw), car: pick(draw, vehicles).code, car_value: String(value) } },
    {
      path: '/use',
      fields: {
        car_use: pick(draw, ['social', 'commuting', 'commuting', 'business']),
        annual_miles: String(draw(25, 150) * 100),
        no_claims: String(draw(0, 9)),
      },
    },
    { path: '/drivers/1', fields: driverFields(draw, 1, person.name, today) },
    { path: '/drivers', fields: none },
    ...(claimed ? [{ path: '/claims/1', fields: claimFields(1, yearsBefore(draw, today, 0.2, 4), claimed) }] : []),
    { path: '/claims', fields: none },
    ...(risk === 'declined'
      ? [
          {
            path: '/convictions/1',
            fields: { 'convictions.1.conviction_code': 'DR10', 'convictions.1.conviction_points': '10' },
          },
        ]
      : []),
    { path: '/convictions', fields: none },
    ...(isDear ? [{ path: '/photos', fields: {}, withPhotos: true } as const] : []),
    { path: '/you', fields: aboutYou(draw, person, today) },
    {
      path: '/plan',
      fields: {
        plan: pick(draw, ['third_party', 'fire_and_theft', 'comprehensive', 'comprehensive', 'comprehensive']),
        pay: isOneOf100(draw, 52) ? 'monthly' : 'yearly',
        excess: pick(draw, ['0', '250', '250', '500']),
        ...(isOneOf100(draw, 35) && { addOns: pick(draw, ['breakdown', 'legal', 'protected_discount']) }),
        go: 'next',
      },
    },
  ]
}
