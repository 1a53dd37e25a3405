import { localeOf } from '@coverwright/domain/base/language/language'
import type * as gaps from '@coverwright/domain/base/message/gaps'
import i18next from 'i18next'

/**
 * What the product says in English wherever it runs, named by its English words: what is refused, brought once the studio
 * stands, for few begin with an error; what is said besides; what was done, for those who read that; what blocks are called; and
 * the places of a design where two versions of it differ.
 */
export const saidNamespaces = ['messages', 'sentences', 'happened', 'blocks', 'places'] as const

export type SaidNamespace = (typeof saidNamespaces)[number]
type Sentences = Readonly<Record<string, string>>

type Fill = typeof gaps.fillFrom

let fillFrom: Fill | undefined

/** It comes with the languages. */
export function fillGapsWith(fill: Fill): void {
  fillFrom = fill
}

/** In the language of the studio; as it is where that has no words for it. */
export const said = (english: string): string => saidIn('messages', english) || saidIn('sentences', english) || english

/** Empty where a namespace has no words for it, or is not brought yet. */
export function saidIn(namespace: SaidNamespace, english: string): string {
  const sentences: Sentences | undefined =
    i18next.isInitialized && i18next.getResourceBundle(i18next.language, namespace)
  return (
    (sentences &&
      (sentences[english] || fillFrom?.(sentences, english, { locale: localeOf(i18next.language), say: said }))) ||
    ''
  )
}

interface Refused {
  readonly issues: readonly { readonly message: string }[]
}

/** The first thing that a schema has against a value, where it has anything. */
export const problemOf = (error: Refused | undefined): string | undefined =>
  error?.issues[0] && said(error.issues[0].message)
