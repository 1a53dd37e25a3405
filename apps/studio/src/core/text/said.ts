import { t } from 'i18next'

/** Of what the server and the forms refuse with: brought once the studio stands, for few begin with an error. */
export const messagesNamespace = 'messages'

const asItIs = { ns: messagesNamespace, keySeparator: false, nsSeparator: false } as const

/** What the product says in English wherever it runs, in the language of the studio; as it is where that has no words for it. */
export const said = (english: string): string => (t as Say)(english, asItIs) || english

type Say = (key: string, options: typeof asItIs) => string

interface Refused {
  readonly issues: readonly { readonly message: string }[]
}

/** The first thing that a schema has against a value, where it has anything. */
export const problemOf = (error: Refused | undefined): string | undefined =>
  error?.issues[0] && said(error.issues[0].message)
