import { choice, date, money, text, whole, yesNo } from './ask-for.ts'
import type { TemplateGroup } from './body-template.ts'
import { decline, refer } from './rating-parts.ts'

/** Who drives, and what has happened to them: the same for everything on wheels. */
export const driverGroups: readonly TemplateGroup[] = [
  {
    name: 'drivers',
    repeat: { min: 1, max: 5, item: 'driver', summary: '{{driver_name}}' },
    asks: [
      text('driver_name', 'What is the driver’s full name?'),
      date('driver_born', 'When were they born?', { minAge: 16, maxAge: 100 }),
      whole('licence_years', 'For how many years have they held a full licence?', [0, 80]),
    ],
  },
  {
    name: 'claims',
    repeat: { min: 0, max: 10, item: 'claim', summary: '{{claim_date}}' },
    asks: [
      date('claim_date', 'When did it happen?', { earliestInDays: -1827, latestInDays: 0 }),
      yesNo('claim_fault', 'Was the driver at fault?'),
      money('claim_cost', 'What did it cost in all?', [0, 1_000_000]),
    ],
  },
  {
    name: 'convictions',
    repeat: { min: 0, max: 5, item: 'conviction', summary: '{{conviction_code}}' },
    asks: [
      choice('conviction_code', 'What was it for?', {
        speeding: 'Speeding',
        phone: 'Using a mobile phone',
        uninsured: 'Driving without insurance',
        drink: 'Drink or drug driving',
        other: 'Something else',
      }),
      whole('conviction_points', 'How many points were given?', [0, 11]),
    ],
  },
]

export const driverSteps = [
  { kind: 'formula', name: 'driverAge', per: 'drivers', formula: 'YEARS(driver_born, coverStart)' },
  { kind: 'formula', name: 'youngestAge', formula: 'MIN(100, MAX(0, MIN(drivers.driverAge)))' },
  { kind: 'formula', name: 'faultFactor', formula: '1 + COUNTIF(claims.claim_fault) * 0.2' },
  { kind: 'formula', name: 'pointsFactor', formula: '1 + SUM(0, convictions.conviction_points) * 0.03' },
] as const

export const driverRules = [
  decline('tooYoung', 'driverAge < 17', 'A driver must be 17 on the day the cover starts.', 'drivers'),
  decline('manyPoints', 'SUM(0, convictions.conviction_points) >= 12', 'Twelve points or more are not insured.'),
  refer('manyFaults', 'COUNTIF(claims.claim_fault) >= 3', 'Our team looks at three or more claims at fault.'),
  refer('largeClaim', 'MAX(0, claims.claim_cost) > 25000', 'Our team looks at large claims.'),
]
