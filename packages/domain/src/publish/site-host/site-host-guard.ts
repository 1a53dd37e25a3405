export const siteHostReaders = {
  /** Where sites and agents' pages may stand. */
  places: ['publisher', 'directPage'],
} as const
