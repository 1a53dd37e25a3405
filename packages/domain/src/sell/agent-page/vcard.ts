interface Card {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly company: string
  readonly address: string
}

/** Marks that have a meaning in a card are written so that they have none; a line end would begin another line. */
const written = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

/** What telephones keep of a person: RFC 6350, version 3 for the many that read no other. */
export const vcardOf = ({ name, email, phone, location, company, address }: Card): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${written(name)}`,
    `N:${written(name)};;;;`,
    `ORG:${written(company)}`,
    `EMAIL;TYPE=WORK:${written(email)}`,
    ...(phone ? [`TEL;TYPE=WORK:${written(phone)}`] : []),
    ...(location ? [`ADR;TYPE=WORK:;;;${written(location)};;;`] : []),
    `URL:${written(address)}`,
    'END:VCARD',
    '',
  ].join('\r\n')
