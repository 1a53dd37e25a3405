import type { CallingCode } from '@coverwright/domain/company/registration/phone'
import type { countries } from '@coverwright/domain/fields'

const codes = {
  HK: '+852',
  ID: '+62',
  GB: '+44',
  US: '+1',
  SG: '+65',
  MY: '+60',
  TH: '+66',
} as const satisfies Record<(typeof countries)[number], CallingCode>

/** The code most likely wanted: people mostly telephone where they work. */
export const callingCodeOf = (country: keyof typeof codes = 'GB'): CallingCode => codes[country]
