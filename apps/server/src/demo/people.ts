import type { Company } from '@coverwright/domain/company/company/company'
import type { Role } from '@coverwright/domain/company/member/roles'

interface DemoMember {
  readonly role: Role
  readonly email: string
  readonly name: string
  readonly title: string
}

export interface DemoCompany {
  readonly company: Omit<
    Company,
    'id' | 'referenceNumber' | 'trialEndsAt' | 'historyEndsAt' | 'isListed' | 'logoFileId' | 'faviconFileId'
  >
  /** Runs the product: the company is there before any demo. */
  readonly isOperator?: true
  readonly members: readonly [DemoMember, ...DemoMember[]]
}

export const demoPassword = 'Tarn-and-Quay-26'

/** Who sells the demo's products. */
export const demoSeller = 'primary@tarnbrook.example'

const inLondon = { country: 'GB', timeZone: 'Europe/London', paymentMode: 'P2I', themeColour: null } as const

export const demoCompanies: readonly DemoCompany[] = [
  {
    company: { ...inLondon, name: 'Coverwright Operations', businessType: 'insurer', partnerType: 'insurer' },
    isOperator: true,
    members: [{ role: 'super', email: 'staff@coverwright.example', name: 'Imogen Vale', title: 'Platform operations' }],
  },
  {
    company: { ...inLondon, name: 'Tarnbrook Insurance', businessType: 'insurer', partnerType: 'insurer' },
    members: [
      { role: 'primary', email: demoSeller, name: 'Priya Underhill', title: 'Head of product' },
      { role: 'admin', email: 'admin@tarnbrook.example', name: 'Callum Threlkeld', title: 'Product manager' },
      { role: 'standard', email: 'standard@tarnbrook.example', name: 'Mei Tan Rowley', title: 'Product analyst' },
      { role: 'designer', email: 'designer@tarnbrook.example', name: 'Jonah Pellew', title: 'Designer' },
    ],
  },
  {
    company: { ...inLondon, name: 'Quayside Cover', businessType: 'broker', partnerType: 'broker' },
    members: [
      { role: 'primary', email: 'primary@quayside.example', name: 'Oluchi Marsden', title: 'Managing director' },
      { role: 'admin', email: 'admin@quayside.example', name: 'Ewan Lockhart', title: 'Operations manager' },
      { role: 'standard', email: 'standard@quayside.example', name: 'Freya Dunstan', title: 'Account handler' },
      { role: 'designer', email: 'designer@quayside.example', name: 'Tomasz Hale', title: 'Designer' },
    ],
  },
]

/** Whom partners turn to. */
export const demoContacts = {
  insurer: [
    {
      name: 'Isla Hartwell',
      department: 'Claims',
      email: 'claims@tarnbrook.example',
      phone: '+44 7700 900111',
      isShared: true,
    },
    {
      name: 'Dev Anand Cole',
      department: 'Underwriting referrals',
      email: 'referrals@tarnbrook.example',
      phone: '+44 7700 900112',
      isShared: true,
    },
    {
      name: 'Greta Lindqvist',
      department: 'Finance',
      email: 'finance@tarnbrook.example',
      phone: '',
      isShared: false,
    },
  ],
  broker: [
    {
      name: 'Marlon Abiodun',
      department: 'Accounts',
      email: 'accounts@quayside.example',
      phone: '+44 7700 900121',
      isShared: true,
    },
  ],
} as const
