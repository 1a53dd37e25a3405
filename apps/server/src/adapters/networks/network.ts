import type { Language } from '@coverwright/domain/base/language/language'

/** What is handed to a network, and by what it is found again there. */
export interface Publication {
  readonly id: string
  readonly text: string
  readonly language: Language
  readonly photo: { readonly content: Buffer; readonly alt: string } | null
  /** The same at every try of this post. */
  readonly key: string
  /** When it was first handed over. */
  readonly attemptedAt: Date
}

/** Who signs in, where. */
export interface Credentials {
  readonly address: string
  readonly handle: string
  readonly secret: string
}

export type Outcome =
  | { readonly is: 'published'; readonly url: string | null }
  /** For good: trying again would be refused again. */
  | { readonly is: 'refused'; readonly problem: string }
  /** The account is not let in. */
  | { readonly is: 'signed-out'; readonly problem: string }
  /** It was certainly not taken; later it may be. */
  | { readonly is: 'not-now'; readonly problem: string; readonly waitMs: number }
  /** It may have been taken: it must be looked for before anything else is done. */
  | { readonly is: 'unknown'; readonly problem: string }

export type Found =
  | { readonly is: 'found'; readonly url: string | null }
  | { readonly is: 'absent' }
  | { readonly is: 'signed-out'; readonly problem: string }
  | { readonly is: 'no-answer'; readonly problem: string }

export type Tested = { readonly is: 'connected' } | { readonly is: 'refused'; readonly problem: string }

/** One social network, as far as posts need it. */
export interface SocialNetwork {
  readonly test: (who: Credentials) => Promise<Tested>
  readonly publish: (who: Credentials, publication: Publication) => Promise<Outcome>
  readonly find: (who: Credentials, publication: Publication) => Promise<Found>
}
