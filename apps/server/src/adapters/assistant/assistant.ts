import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import type { TalkOutcome } from '@coverwright/domain/assist/product-talk/product-talk'
import type { Meaning } from './meaning.ts'

/** A document that never changes: another version is another document. */
export interface KnownDocument {
  readonly id: string
  /** What it is called and belongs to: words of it in a question speak for it. */
  readonly title: string
}

export interface LoadedDocument extends KnownDocument {
  readonly passages: readonly Pick<HubPassage, 'heading' | 'text'>[]
}

export interface FoundPassage {
  readonly documentId: string
  /** Its place among the passages of the document. */
  readonly passage: number
}

export interface Found {
  readonly outcome: TalkOutcome
  /** The best first; none where nothing fits. */
  readonly passages: readonly FoundPassage[]
  /** Those and the next best, whether or not they fit: what somebody else may choose among. */
  readonly near: readonly FoundPassage[]
  /** Whether what the texts mean was compared, or their words alone. */
  readonly isByMeaning: boolean
}

/** Who answers questions from documents. It is shown what the person who asks may read, and nothing else. */
export interface Assistant {
  readonly find: (
    question: string,
    documents: readonly KnownDocument[],
    /** Those of them that it has not met yet. */
    load: (ids: readonly string[]) => Promise<readonly LoadedDocument[]>,
    /** Where it is known; what has none is found by its words. */
    meaning?: Meaning,
  ) => Promise<Found>
}
