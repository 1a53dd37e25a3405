export const policyErrors = {
  'policy.rated': {
    status: 409,
    message: 'The price or the decision depends on this answer. It cannot be corrected on a policy that was sold.',
  },
  'policy.not-correctable': {
    status: 409,
    message: 'Only names, the postal address and the email address are corrected here.',
  },
  'policy.nothing-corrected': { status: 409, message: 'Change what is to be corrected first.' },
} as const
