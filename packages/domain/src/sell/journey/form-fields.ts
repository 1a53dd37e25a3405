import type { Cover } from '../../build/plan/cover.ts'
import type { SelectionChange } from '../../build/plan/selection.ts'
import type { Answers } from '../../build/question/answers.ts'
import type { AskedQuestion } from '../../build/question/asked-question.ts'
import { tickedText } from '../../build/question/ticked.ts'

/** A posted form on the server, the form itself in a browser. */
export interface SentForm extends Iterable<[string, unknown]> {
  get(name: string): unknown
  getAll(name: string): unknown[]
  has(name: string): boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Asked = Pick<AskedQuestion, 'type' | 'name'>

/** Whether somebody may be reminded: no data has such a name. */
export const reminderField = '_reminder'

/** Files are no answers: what is kept of them is. Boxes send their question's name once for each that is ticked. */
export const answersIn = (form: SentForm, questions: readonly Asked[]): Answers =>
  Object.fromEntries([
    ...[...form].filter((sent): sent is [string, string] => typeof sent[1] === 'string'),
    ...questions
      .filter(({ type }) => type === 'checkboxes')
      .map(({ name }): [string, string] => [name, tickedText(new Set(form.getAll(name).map(textOf)))]),
  ])

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
