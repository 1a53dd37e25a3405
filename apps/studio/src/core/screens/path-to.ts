import type { Address } from './paths.ts'

/** What leads to a screen: one that is not in the catalogue does not compile. */
export const pathTo = (address: Address): string => address
