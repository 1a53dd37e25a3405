export const domainErrors = {
  'domain.not-found': { status: 404, message: 'The domain could not be found!' },
  'domain.name-taken': { status: 409, message: 'This domain is connected to a company already.' },
  'domain.not-proven': { status: 409, message: 'Connect the domain first: its records have not been found yet.' },
  'domain.site-domain': {
    status: 422,
    message: 'Names under the site domain need not be connected: publish at one as it is.',
  },
  'domain.released': { status: 409, message: 'This domain was released already.' },
} as const
