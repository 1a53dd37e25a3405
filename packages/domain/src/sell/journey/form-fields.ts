import type { Cover } from '../../build/plan/cover.ts'
import type { SelectionChange } from '../../build/plan/selection.ts'
import type { Answers } from '../../build/question/answers.ts'
import { tickedText } from '../../build/question/ticked.ts'

/** A posted form on the server, the form itself in a browser. */
export interface SentForm extends Iterable<[string, unknown]> {
  get(name: string): unknown
  getAll(name: string): unknown[]
  has(name: string): boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Files are no answers: what is kept of them is. Boxes that are ticked together send one name several times. */
export function answersIn(form: SentForm): Answers {
  const sent = new Map<string, string[]>()
  for (const [name, value] of form) if (typeof value === 'string') sent.set(name, [...(sent.get(name) ?? []), value])
  return Object.fromEntries([...sent].map(([name, values]) => [name, tickedText(values)]))
}

/** What a plan page's form says. An add-on that is not ticked is not sent, so the list is whole either way. */
export function selectionIn(form: SentForm, { choices }: Cover): SelectionChange {
  const pay = textOf(form.get('pay'))
  const plan = textOf(form.get('plan'))
  return {
    ...(plan && { plan }),
    ...((pay === 'monthly' || pay === 'yearly') && { pay }),
    choices: Object.fromEntries(
      choices.flatMap(({ name }) => (form.has(name) ? [[name, textOf(form.get(name))]] : [])),
    ),
    addOns: form.getAll('addOns').map(textOf),
  }
}
