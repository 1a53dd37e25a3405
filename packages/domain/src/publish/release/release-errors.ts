export const releaseErrors = {
  'release.not-found': { status: 404, message: 'The release could not be found!' },
  'release.host-taken': { status: 409, message: 'Another product is published at this address.' },
  'release.host-refused': {
    status: 422,
    message: 'A site stands at a name under the site domain, or under a domain that you have connected first.',
  },
  'release.host-live': {
    status: 409,
    message: 'This address is live. Choose another one for staging.',
  },
} as const
