import { fillMerged } from '../merge/merge.ts'

/** One that names a field stands only where that field has a value, or only where it has none. */
type Paragraph<Field extends string> =
  | string
  | { readonly when: Field; readonly text: string }
  | { readonly unless: Field; readonly text: string }

interface Wording<Field extends string> {
  /** A mail's subject, a notification's title; a text message shows it in the outbox alone. */
  readonly title: string
  readonly text?: readonly Paragraph<Field>[]
  /** The product's own that a field called `…Words` may hold. */
  readonly words?: readonly string[]
}

export interface Message<Field extends string = string> extends Wording<Field> {
  /** What may stand in it as `{{name}}`, each with an example. */
  readonly fields: Readonly<Record<Field, string>>
}

/** Declares what somebody is told. Stands in `<noun>-messages.ts`, under the code that translations go by. */
export const message = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
  wording: Wording<NoInfer<Field>>,
): Message<Field> => ({ fields, ...wording })

/** Values are filled in once and never looked through for fields again. */
export function fillMessage<Field extends string>(
  { title, text = [] }: Message<Field>,
  values: Readonly<Record<Field, string>>,
) {
  const fill = (words: string) => fillMerged(words, values).text
  const paragraphs = text.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return [fill(paragraph)]
    const isSaid = 'when' in paragraph ? values[paragraph.when] : !values[paragraph.unless]
    return isSaid ? [fill(paragraph.text)] : []
  })
  return { title: fill(title), text: paragraphs.join('\n\n') }
}
