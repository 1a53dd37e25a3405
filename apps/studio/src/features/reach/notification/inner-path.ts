/** A link of a notification leads to a screen of the studio; anything that could lead elsewhere leads nowhere. */
export const innerPath = (link: string | null): string | undefined =>
  link !== null && /^\/(?![/\\])/.test(link) ? link : undefined
