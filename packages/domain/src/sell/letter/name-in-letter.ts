/** What leads somewhere else, or would make a programme that shows the mail think so. */
const leadsElsewhere = /[@/\\<>[\]{}|]|:\/|www\.|\.[a-z\u00a1-\uffff]{2,}|\d{4,}/i
const longest = 80

/** A name as somebody typed it, fit to be written to them; empty where it is no name. */
export const nameInLetter = (typed: string): string => {
  const name = typed.replaceAll(/\s+/g, ' ').trim()
  return name.length > longest || leadsElsewhere.test(name) ? '' : name
}
