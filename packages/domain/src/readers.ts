import type { Permission } from './permissions.ts'

/** Whoever works on what a product is made of. */
const design = ['project', 'designStudio', 'edit-pricing'] as const
const products = [...design, 'publisher'] as const
const partners = ['manage-partners', 'business-agreement-center', 'primary-product', 'project'] as const

/**
 * What is read on more than one screen, and the permissions that open it: any one of them is enough. The calls that read it
 * and the screens that show it are guarded by the same entry, so that no screen opens on what its reader is refused.
 */
export const readers = {
  products,
  /** Body, shell, prices, tables, versions and test cases of a product. */
  design,
  /** What products are called, to choose one of them by; nothing else of them. */
  productNames: [
    ...products,
    'primary-product',
    'maintenance',
    'manage-policy-numbers',
    'customer-management-center',
    'manage-templates',
    'directPage',
  ],
  /** Where sites and agents' pages may stand. */
  places: ['publisher', 'directPage'],
  designParts: ['designStudio', 'project', 'approve-components'],
  /** What other companies gave to the exchange, to be taken. */
  availableDesigns: ['project', 'designStudio', 'exchange-designs'],
  /** Each kind of document says which of these it takes. */
  documents: [...design, 'approve-components', 'manage-templates'],
  documentEditors: ['project', 'designStudio', 'manage-templates'],
  /** A company's own, and of whoever runs the product the platform's. */
  templates: ['manage-templates', 'edit-system-templates'],
  /** Kept in the document centre, and chosen from it for products. */
  companyDocuments: ['company-document-centre', ...design],
  dataSources: ['project', 'designStudio'],
  /** Named in texts of all kinds. */
  keywords: ['project', 'designStudio', 'manage-templates', 'manage-automation'],
  /** Whoever designs a journey chooses what it asks. */
  connectors: [...design, 'manage-connectors'],
  policyNumbers: ['manage-policy-numbers', 'project'],
  gateways: ['manage-gateways', 'project'],
  channels: ['manage-channels', 'project'],
  agents: ['manage-agents', 'directPage', 'project'],
  contacts: ['company-profile', 'manage-partners', 'project'],
  partners,
  /** Partners, and everybody else who sells for the company. */
  partnerHub: [...partners, 'manage-channels'],
  offers: ['primary-product', 'project'],
  /** What can happen, and what hangs on it. */
  events: ['manage-automation', 'manage-events'],
  /** Whoever designs a journey chooses what it raises. */
  ownEvents: [...design, 'manage-automation', 'manage-events'],
  /** What is said on social networks, its photos and accounts. */
  posts: ['write-posts', 'approve-posts'],
  sales: ['customer-management-center', 'publisher', 'project'],
  traffic: ['publisher', 'project'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type ReadKind = keyof typeof readers
