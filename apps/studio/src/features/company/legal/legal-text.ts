interface LegalSection {
  readonly heading: string
  /** Paragraphs; an array among them is a list. */
  readonly body: readonly (string | readonly string[])[]
}

/** One text. It binds in the words it is written in and is therefore not translated. */
export interface LegalText {
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

/** In the order they are listed; each is also its address: `/legal-privacy#privacy` or `/legal-privacy?text=privacy`. */
export const legalKeys = ['acceptable-use', 'security', 'legal-notice', 'privacy', 'cookies', 'terms'] as const

export type LegalKey = (typeof legalKeys)[number]

export function legalKeyOf({ hash, search }: { readonly hash: string; readonly search: string }): LegalKey {
  const named = [hash.replace(/^#/, ''), new URLSearchParams(search).get('text')]
  return named.flatMap((name) => legalKeys.find((key) => key === name) ?? [])[0] ?? legalKeys[0]
}
