import type { ProductForm } from '../product/product.ts'
import { startIn } from '../words/starts-of.ts'
import type { Body } from './body.ts'
import { headed, linesFor } from './draft-texts.ts'
import type { Problem } from './problem.ts'

/** What was drafted for somebody, and may never have been read by them. */
export const draftedTexts = 'texts were drafted for you: read them'

/** Documents with a section as it was drafted. They are handed to every buyer: somebody says that they have read them. */
export function checkDraftedPapers(body: Body, settings: ProductForm, today: string): Problem[] {
  // Those of before were drafted in English, whatever the product is written in.
  const drafts = [settings, { ...settings, languages: [] }].map(
    (product) => new Map(headed(linesFor(body, product, today), startIn(product))),
  )
  return body.documents.flatMap(({ name, title, file, sections }, at): Problem[] => {
    const first = sections.findIndex(({ heading, lines }) =>
      drafts.some((drafted) => isSame(drafted.get(heading), lines)),
    )
    if (file || first === -1) return []
    return [
      {
        path: ['documents', at, 'sections', first, 'lines'],
        message: title ? `${title} is a first draft: read it` : 'A document is a first draft: read it',
        many: draftedTexts,
        code: 'unconfirmed',
        confirm: `first draft: ${name}`,
      },
    ]
  })
}

const isSame = (drafted: readonly string[] | undefined, lines: readonly string[]) =>
  drafted !== undefined && drafted.length === lines.length && drafted.every((line, at) => line === lines[at])
