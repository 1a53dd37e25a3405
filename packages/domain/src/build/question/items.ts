import type { Answers } from './answers.ts'
import { fieldNames } from './answers.ts'
import type { AskedGroup, AskedQuestion } from './asked-question.ts'
import type { Condition } from './condition.ts'

/** The field of one item of a repeated group. Items count from 1, as a person does. */
export const itemField = (group: string, item: number, field: string) => `${group}.${item}.${field}`

/** How many items of a group there are: they have no gaps. */
export function itemCount({ name, questions }: AskedGroup, answers: Answers): number {
  const fields = questions.flatMap(fieldNames)
  let count = 0
  while (fields.some((field) => answers[itemField(name, count + 1, field)] !== undefined)) count++
  return count
}

/**
 * The questions about one item: ordinary questions whose names, conditions and texts are about this item and no other.
 * Whatever asks, checks or says a question needs to know nothing of repeated groups.
 */
export function itemQuestions({ name, questions }: AskedGroup, item: number): AskedQuestion[] {
  const own = new Set(questions.map((question) => question.name))
  const named = (data: string) => (own.has(data) ? itemField(name, item, data) : data)
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, data: string) => `{{${named(data)}}}`)
  const about = <T extends Condition | undefined>(condition: T) =>
    condition && { ...condition, tests: condition.tests.map((test) => ({ ...test, name: named(test.name) })) }
  return questions.map((question) => ({
    ...question,
    name: named(question.name),
    label: filled(question.label),
    ...(question.help !== undefined && { help: filled(question.help) }),
    ...(question.type === 'date' && question.says !== undefined && { says: filled(question.says) }),
    ...(question.type === 'car-registration' && question.fills !== undefined && { fills: named(question.fills) }),
    ...(question.showIf && { showIf: about(question.showIf) }),
    ...(question.requiredIf && { requiredIf: about(question.requiredIf) }),
  }))
}

/** One item in words, as the group's summary says it. */
export const itemSummary = ({ name, questions, repeat }: AskedGroup, item: number): string => {
  const own = new Set(questions.map((question) => question.name))
  return (repeat?.summary ?? '').replaceAll(/\{\{(\w+)\}\}/g, (whole, data: string) =>
    own.has(data) ? `{{${itemField(name, item, data)}}}` : whole,
  )
}

/** All questions with the names their answers have: those of a repeated group once for each item that is there. */
export const everyQuestion = (groups: readonly AskedGroup[], answers: Answers): AskedQuestion[] =>
  groups.flatMap((group) =>
    group.repeat
      ? Array.from({ length: itemCount(group, answers) }, (_none, at) => itemQuestions(group, at + 1)).flat()
      : group.questions,
  )

/** The answers without one item: those after it move up. */
export function withoutItem(group: AskedGroup, answers: Answers, item: number): Answers {
  const count = itemCount(group, answers)
  const fields = group.questions.flatMap(fieldNames)
  const after: Record<string, string> = { ...answers }
  for (let at = item; at <= count; at++) {
    for (const field of fields) {
      const next = answers[itemField(group.name, at + 1, field)]
      if (next === undefined) delete after[itemField(group.name, at, field)]
      else after[itemField(group.name, at, field)] = next
    }
  }
  return after
}
