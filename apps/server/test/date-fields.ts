/** A day as a page's three fields send it. */
export function dateFields(name: string, date: string): Readonly<Record<string, string>> {
  const [year = '', month = '', day = ''] = date.split('-')
  return { [`${name}-day`]: day, [`${name}-month`]: month, [`${name}-year`]: year }
}
