/** Published sites answer where the studio does, each under its own name. */
export const siteAddress = (host: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>) =>
  `${protocol}//${host}${port && `:${port}`}`
