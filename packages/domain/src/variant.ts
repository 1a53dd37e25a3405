import { z } from 'zod'

/** What a host is for, as the domain-type call answers it, and the variant the studio wears there. */
export const domainTypes = ['INSURER', 'BROKER', 'AI8', 'PRODUCT_TALK'] as const

export const DomainType = z.enum(domainTypes)
export type DomainType = z.output<typeof DomainType>

export const variants = {
  INSURER: { name: 'insurer', brand: '#007AFF' },
  BROKER: { name: 'broker', brand: '#5551E0' },
  AI8: { name: 'ai8', brand: '#0E9C8C' },
  PRODUCT_TALK: { name: 'landing', brand: '#C24A82' },
} as const satisfies Record<DomainType, { name: string; brand: string }>

export type VariantName = (typeof variants)[DomainType]['name']

/** The first label of a studio's host tells its variant; any other name is an insurer's. */
export const domainTypeOfHost = (host: string): DomainType =>
  domainTypes.find((type) => variants[type].name === host.split('.')[0]) ?? 'INSURER'
