/** Those that open a page of the studio, whose path is the code; all others are something one may do. */
const pages = [
  'project',
  'primary-product',
  'designStudio',
  'publisher',
  'maintenance',
  'directPage',
  'company-profile',
  'users',
  'business-agreement-center',
  'version',
  'domain',
  'company-document-centre',
  'customer-management-center',
  'knowledge-base',
] as const

export type PagePermission = (typeof pages)[number]

export const isPage = (code: string) => (pages as readonly string[]).includes(code)
