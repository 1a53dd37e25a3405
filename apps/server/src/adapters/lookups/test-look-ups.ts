import type { FoundVehicle } from '@coverwright/domain/build/page/page-view'
import type { LookUps } from './look-ups.ts'

const streets = ['Sample Street', 'Example Road', 'Trial Lane'] as const
const towns: Readonly<Record<string, string>> = { BS: 'Bristol', M: 'Manchester', EH: 'Edinburgh', CF: 'Cardiff' }

const vehicles: Readonly<Record<string, FoundVehicle>> = {
  AB12CDE: { title: 'Ford Fiesta 1.0 petrol, 2013 to 2016', code: 'V06212' },
  TE57CAR: { title: 'Volkswagen Golf 2.0 petrol, 2017 to 2020', code: 'V25443' },
}

/** Invented answers, the same for the same question. ZZ99 is where nobody lives. */
export const testLookUps: LookUps = {
  findAddresses: async (_country, postcode) => {
    const area = /^[A-Z]+/.exec(postcode)?.[0] ?? ''
    if (postcode.startsWith('ZZ99')) return []
    const street = streets[postcode.length % streets.length] ?? streets[0]
    return [1, 2, 3, 14].map((number) => ({
      line1: `${number} ${street}`,
      line2: '',
      town: towns[area] ?? 'Sampleton',
      postcode,
    }))
  },
  findVehicle: async (_country, registration) => vehicles[registration],
}
