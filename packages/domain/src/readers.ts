import type { Permission } from './permissions.ts'

/** Whoever works on what a product is made of. */
const design = ['project', 'designStudio', 'edit-pricing'] as const
const products = [...design, 'publisher'] as const

/**
 * What is read on more than one screen, and the permissions that open it: any one of them is enough. The calls that read it
 * and the screens that show it are guarded by the same entry, so that no screen opens on what its reader is refused.
 */
export const readers = {
  products,
  /** Body, shell, prices, tables, versions and test cases of a product. */
  design,
  /** What products are called, to choose one of them by; nothing else of them. */
  productNames: [...products, 'primary-product', 'maintenance', 'manage-policy-numbers', 'customer-management-center'],
  designParts: ['designStudio', 'project', 'approve-components'],
  /** Each kind of document says which of these it takes. */
  documents: [...design, 'approve-components'],
  documentEditors: ['project', 'designStudio'],
  dataSources: ['project', 'designStudio'],
  policyNumbers: ['manage-policy-numbers', 'project'],
  gateways: ['manage-gateways', 'project'],
  channels: ['manage-channels', 'project'],
  agents: ['manage-agents', 'directPage', 'project'],
  contacts: ['company-profile', 'manage-partners', 'project'],
  partners: ['manage-partners', 'business-agreement-center', 'primary-product', 'project'],
  offers: ['primary-product', 'project'],
  sales: ['customer-management-center', 'publisher', 'project'],
  traffic: ['publisher', 'project'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type ReadKind = keyof typeof readers
