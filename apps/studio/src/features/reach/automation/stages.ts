/** The life of a policy, as a timeline tells it. */
export const stages = ['before', 'sale', 'cover', 'end', 'own'] as const

type Stage = (typeof stages)[number]

const known: Readonly<Record<string, Stage>> = {
  'policy.issued': 'sale',
  'policy.documented': 'sale',
  'policy.cancelled': 'end',
  'policy.lapsed': 'end',
}

const byNoun: Readonly<Record<string, Stage>> = {
  quote: 'before',
  referral: 'before',
  'vehicle-approval': 'before',
  own: 'own',
}

/** What is neither before nor at an end happens while somebody is covered. */
export const stageOf = (type: string): Stage => known[type] ?? byNoun[type.split('.')[0] ?? ''] ?? 'cover'
