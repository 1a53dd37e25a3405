import type { Issuer } from '@coverwright/domain/company/issuer/issuer'
import type { companies } from '../modules/company/company/index.ts'

type Details = Partial<typeof companies.$inferInsert>

/** What the demo companies say of themselves: one has said it all, the other still has something to do. */
export const companyDetails: Readonly<Record<string, (now: Date) => Details>> = {
  'Tarnbrook Insurance': (now) => ({
    licenceNumber: '900214',
    licenceKey: '900214',
    placeOfIncorporation: 'England and Wales',
    address: '12 Tarn Street\nKendal LA9 4QT',
    contactNumber: '+441539555010',
    website: 'https://www.tarnbrook.example',
    officialEmail: 'office@tarnbrook.example',
    senderEmail: 'hello@tarnbrook.example',
    senderVerifiedAt: now,
    appStoreLink: 'https://apps.apple.com/app/id900214',
    googlePlayLink: 'https://play.google.com/store/apps/details?id=example.tarnbrook',
  }),
  'Quayside Cover': (now) => ({
    licenceNumber: '900377',
    licenceKey: '900377',
    contactNumber: '+441632960377',
    officialEmail: 'office@quayside.example',
    senderEmail: 'cover@quayside.example',
    senderVerifiedAt: now,
  }),
}

/** Who invoices the demo companies. Nobody has this account. */
export const demoIssuer: Issuer = {
  name: 'Coverwright Operations Ltd',
  address: '4 Wharf Road',
  city: 'Lancaster',
  postcode: 'LA1 1AA',
  country: 'GB',
  vatNumber: 'GB999999973',
  registration: 'Registered in England and Wales, 00000000',
  accountHolder: 'Coverwright Operations Ltd',
  accountNumber: 'GB00 TEST 0000 0000 0000 00',
  bank: 'Example Bank, Lancaster',
}
