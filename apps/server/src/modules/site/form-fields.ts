import type { Cover } from '@coverwright/domain/plan/cover'
import type { SelectionChange } from '@coverwright/domain/plan/selection'
import type { Answers } from '@coverwright/domain/question/answers'

export const answersIn = (form: URLSearchParams): Answers => Object.fromEntries(form)

/** What a plan page's form says. An add-on that is not ticked is not sent, so the list is whole either way. */
export function selectionIn(form: URLSearchParams, { choices }: Cover): SelectionChange {
  const pay = form.get('pay')
  const plan = form.get('plan')
  return {
    ...(plan && { plan }),
    ...((pay === 'monthly' || pay === 'yearly') && { pay }),
    choices: Object.fromEntries(choices.flatMap(({ name }) => (form.has(name) ? [[name, form.get(name) ?? '']] : []))),
    addOns: form.getAll('addOns'),
  }
}
