export const verificationErrors = {
  'verification.incomplete': { status: 409, message: 'Some details or documents are still missing.' },
  'verification.under-review': { status: 409, message: 'The documents are being reviewed.' },
  'verification.not-found': { status: 404, message: 'The company to verify could not be found!' },
  'verification.decided': { status: 409, message: 'This was decided already.' },
  'verification.document-not-found': { status: 404, message: 'The document could not be found!' },
} as const
