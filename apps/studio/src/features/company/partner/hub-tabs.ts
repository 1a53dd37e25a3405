import type { ReadKind } from '@coverwright/domain/readers'

/** Everybody who sells for the company, or for whom it sells, each with who may look at them. */
export const hubTabs = {
  partners: 'partners',
  insurers: 'partners',
  channels: 'channels',
  merchants: 'channels',
  vouchers: 'channels',
  coupons: 'channels',
  commission: 'channels',
} as const satisfies Readonly<Record<string, ReadKind>>

export type HubTab = keyof typeof hubTabs

// The table is a literal: it has the keys of its type and no others.
export const hubTabNames = Object.keys(hubTabs) as readonly HubTab[]
