export const domainErrors = {
  'domain.not-found': { status: 404, message: 'The domain could not be found!' },
  'domain.name-taken': { status: 409, message: 'This domain is connected to a company already.' },
  'domain.not-proven': { status: 409, message: 'Connect the domain first: its records have not been found yet.' },
  'domain.no-certificates': { status: 409, message: 'Certificates are not set up on this installation.' },
} as const
