import { version1Body } from '../../../build/body/test/version-1-body.ts'
import { version1Shell } from '../../../build/page/test/version-1-shell.ts'

/** As the first releases were frozen: before there were lists, paperwork or providers. */
export const version1Release = {
  version: 1,
  productId: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90',
  settings: {
    name: 'Pet Lifetime',
    description: 'Vet fees for dogs and cats',
    type: 'Standard',
    line: 'pet',
    country: 'GB',
    currency: 'GBP',
    languages: ['en_uk'],
    timeZone: 'Europe/London',
  },
  body: version1Body,
  shell: version1Shell,
  programHash: '0123456789abcdef',
}
