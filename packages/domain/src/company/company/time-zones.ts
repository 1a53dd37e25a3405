import type { Country } from '../../fields.ts'

/** Where a company begins; it may choose another zone of its country. */
export const timeZoneOf = {
  HK: 'Asia/Hong_Kong',
  ID: 'Asia/Jakarta',
  GB: 'Europe/London',
  US: 'America/New_York',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  TH: 'Asia/Bangkok',
} as const satisfies Record<Country, string>

/** Countries that have more than one. */
const furtherZones: Partial<Record<Country, readonly string[]>> = {
  ID: ['Asia/Makassar', 'Asia/Jayapura'],
  US: [
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
}

export const timeZonesOf = (country: Country): readonly string[] => [
  timeZoneOf[country],
  ...(furtherZones[country] ?? []),
]
