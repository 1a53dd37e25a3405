import { mergeProblem } from '../../base/merge/merge.ts'
import { lengthIn } from '../../build/template/post-networks.ts'
import { postFields } from '../../build/template/template-fields.ts'

/** What a model is told to write drafts of a post from, and nothing beside it. */
export interface PostBrief {
  /** What its author wants said. */
  readonly about: string
  /** A post of the kind, as the template words it. */
  readonly example: string
  readonly product: string | null
  readonly fields: readonly string[]
  /** What stands under it counted already. */
  readonly length: number
}

/** Drafts that say no figure nobody gave, name no link and no field that is not known, and fit where they are to stand. */
export function fitDrafts({ about, example, product, length }: PostBrief, drafts: readonly string[]): string[] {
  const known = figuresIn([about, example, product ?? ''].join('\n'))
  const fitting = drafts.filter(
    (draft) =>
      draft !== '' &&
      lengthIn('kept', draft) <= length &&
      mergeProblem(draft, postFields) === undefined &&
      !hasLink.test(draft) &&
      [...figuresIn(draft)].every((figure) => known.has(figure)),
  )
  return [...new Set(fitting)]
}

const hasLink = /https?:|www\.|[<>]|\]\(/i

/** `£3,000` is `3000`, in whichever digits it is written. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.normalize('NFKC').matchAll(/\p{Nd}+(?:[.,’]\p{Nd}+)*/gu), ([figure]) => plainFigure(figure)))

const plainFigure = (figure: string) => figure.replaceAll(/[,’](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
