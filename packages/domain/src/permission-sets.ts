import type { Permission } from './permissions.ts'

type Set = readonly Permission[]

/** Whoever works on what a product is made of. */
export const design = ['project', 'designStudio', 'edit-pricing'] as const satisfies Set
export const products = [...design, 'publisher'] as const satisfies Set
export const partners = [
  'manage-partners',
  'business-agreement-center',
  'primary-product',
  'project',
] as const satisfies Set
