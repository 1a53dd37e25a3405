/**
 * Who runs the product and signs these texts. Whoever operates it puts their own details here; the values marked
 * "demonstration" belong to no real firm and must be replaced before the product is offered to anyone.
 */
export const provider = {
  name: 'Coverwright Operations Ltd',
  product: 'Coverwright',
  companyNumber: '00000000 (demonstration value, set by the operator)',
  firmReferenceNumber: '000000 (demonstration value, set by the operator)',
  dataProtectionRegistration: 'ZA000000 (demonstration value, set by the operator)',
  vatNumber: 'GB 000 0000 00 (demonstration value, set by the operator)',
  registeredOffice: '1 Wharf Lane, Bristol BS1 0XX, United Kingdom (demonstration address)',
  supportEmail: 'support@coverwright.example',
  privacyEmail: 'privacy@coverwright.example',
  securityEmail: 'security@coverwright.example',
  complaintsEmail: 'complaints@coverwright.example',
  lastUpdated: '2026-11-15',
} as const
