import type { Permission } from '../../permissions.ts'
import { readers } from '../../readers.ts'

const megabyte = 1024 * 1024

const images = ['jpg', 'png', 'gif'] as const

/** What may be uploaded for what, one file at a time. The type is read from the content, never from the name. */
export const uploadPurposes = {
  avatar: { types: ['jpg', 'png'], maxBytes: 5 * megabyte },
  logo: { types: images, maxBytes: 5 * megabyte },
  favicon: { types: images, maxBytes: 5 * megabyte },
  image: { types: images, maxBytes: 8 * megabyte },
  font: { types: ['woff2'], maxBytes: 2 * megabyte },
  attachment: { types: ['jpg', 'png', 'gif', 'pdf'], maxBytes: 10 * megabyte },
  /** Policy booklet, cover document, information document. */
  'policy-document': { types: ['pdf'], maxBytes: 8 * megabyte },
  agreement: { types: ['pdf'], maxBytes: 15 * megabyte },
  verification: { types: ['jpg', 'png', 'gif', 'pdf'], maxBytes: 10 * megabyte },
  /** What a folder of the knowledge hub is shown with. */
  'hub-cover': { types: images, maxBytes: 8 * megabyte },
  /** What a post on a social network shows. */
  'post-photo': { types: images, maxBytes: 8 * megabyte },
  /** A PDF form that is filled in when something is bought. */
  'template-form': { types: ['pdf'], maxBytes: 10 * megabyte },
  /** What the app answers from. */
  'hub-document': { types: ['pdf', 'xlsx', 'xls'], maxBytes: 10 * megabyte },
} as const satisfies Readonly<Record<string, { types: readonly string[]; maxBytes: number }>>

export type UploadPurpose = keyof typeof uploadPurposes

// The table is a literal: it has the keys of its type and no others.
export const purposes = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]

/** What is stored: what was uploaded, and what the product made itself. */
export const storedPurposes = [
  ...purposes,
  'certificate',
  'invoice',
  'executed-agreement',
  'table',
  'report',
  'application-media',
] as const

const customers = ['customer-management-center'] as const
const agreements = ['business-agreement-center'] as const

/** Who of the company may upload and open what: any of these permissions is enough. Null is every member. */
const fileReaders: Readonly<Record<(typeof storedPurposes)[number], readonly Permission[] | null>> = {
  // Colleagues and the company show in the frame of the studio.
  avatar: null,
  logo: null,
  favicon: null,
  attachment: null,
  image: readers.designParts,
  font: readers.designParts,
  'policy-document': [...readers.companyDocuments, 'maintenance'],
  agreement: agreements,
  'executed-agreement': agreements,
  verification: ['company-profile'],
  table: ['edit-pricing'],
  certificate: customers,
  'application-media': customers,
  report: customers,
  'template-form': readers.templates,
  invoice: ['manage-plan'],
  'hub-cover': ['manage-hub'],
  'post-photo': readers.posts,
  'hub-document': ['manage-hub'],
}

export function mayOpenFile(purpose: (typeof storedPurposes)[number], held: readonly Permission[]): boolean {
  const needed = fileReaders[purpose]
  return needed === null || needed.some((code) => held.includes(code))
}
