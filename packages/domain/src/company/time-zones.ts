import type { countries } from '../fields.ts'

/** Where a company begins; it may choose another zone of its country. */
export const timeZoneOf = {
  HK: 'Asia/Hong_Kong',
  ID: 'Asia/Jakarta',
  GB: 'Europe/London',
  US: 'America/New_York',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  TH: 'Asia/Bangkok',
} as const satisfies Record<(typeof countries)[number], string>
