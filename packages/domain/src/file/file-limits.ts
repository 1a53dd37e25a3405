import type { Permission } from '../permissions.ts'

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
} as const satisfies Readonly<Record<string, { types: readonly string[]; maxBytes: number }>>

export type UploadPurpose = keyof typeof uploadPurposes

// The table is a literal: it has the keys of its type and no others.
export const purposes = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]

/** What is stored: what was uploaded, and what the product made itself. */
export const storedPurposes = [
  ...purposes,
  'certificate',
  'executed-agreement',
  'table',
  'report',
  'application-media',
] as const

/** Who of the company may open what; anything else is for every member. */
export const permissionToOpen: Partial<Record<(typeof storedPurposes)[number], Permission>> = {
  verification: 'company-profile',
  agreement: 'business-agreement-center',
  'executed-agreement': 'business-agreement-center',
  table: 'edit-pricing',
  'application-media': 'customer-management-center',
  report: 'customer-management-center',
}
