import type { Cover } from '../../build/plan/cover.ts'
import type { SelectionChange } from '../../build/plan/selection.ts'
import type { Answers } from '../../build/question/answers.ts'

/** A posted form on the server, the form itself in a browser. */
export interface SentForm extends Iterable<[string, unknown]> {
  get(name: string): unknown
  getAll(name: string): unknown[]
  has(name: string): boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Files are no answers: what is kept of them is. */
export const answersIn = (form: SentForm): Answers =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

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
