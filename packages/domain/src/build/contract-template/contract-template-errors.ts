export const contractTemplateErrors = {
  'contract-template.not-found': { status: 404, message: 'The contract template could not be found!' },
  'contract-template.unfilled': { status: 422, message: 'Not everything the contract says is known.' },
  'contract-template.not-set': { status: 422, message: 'The pages of the contract cannot be set. Make it shorter.' },
} as const
