/** What the headings of the documents ask already: the first of each document, then the second of each. */
export function suggestionsFrom(headingsOfEach: readonly (readonly string[])[]): string[] {
  const asked = headingsOfEach.map((headings) => [...new Set(headings.filter(isQuestion))])
  const longest = Math.max(0, ...asked.map((each) => each.length))
  const inTurn = Array.from({ length: longest }, (_, nth) => asked.flatMap((each) => each[nth] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, most)
}

const isQuestion = (heading: string) => /^\p{Lu}.*\?$/u.test(heading) && heading.length <= 90

const most = 4
