import { fillMerged } from '../../base/merge/merge.ts'

type PostValues = Readonly<Partial<Record<'product' | 'link' | 'company', string>>>

interface Written {
  readonly text: string
  readonly riskLine: string
}

interface ComposedPost {
  readonly text: string
  /** Fields that nothing is known of here, without a fallback. */
  readonly missing: readonly string[]
}

/** A post as it is read: who it is from and what the risk is stand under it, whatever its author writes. */
export function composePost(
  { text, riskLine }: Written,
  values: PostValues & { readonly company: string },
): ComposedPost {
  const filled = fillMerged(text, values)
  const foot = [values.company, riskLine.trim()].filter(Boolean).join('. ')
  return { text: `${filled.text.trim()}\n\n${foot}`.trim(), missing: [...new Set(filled.missing)] }
}
