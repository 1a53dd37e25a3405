import { addressData, addressLines } from './address-data.ts'
import { type Answers, isoDate, numberIn, readDate } from './answers.ts'
import type { AskedGroup, AskedQuestion } from './asked-question.ts'
import { isAsked } from './holds.ts'
import { itemCount, itemField, itemQuestions } from './items.ts'
import { tickedOptions, tickedText } from './ticked.ts'

/** One value a data name; a repeated group is a list of such. */
export type DataValues = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>

/** The values of everything that is asked, for pricing, rules and documents. */
export const groupValues = (groups: readonly AskedGroup[], answers: Answers): DataValues =>
  Object.assign(
    {},
    ...groups.map((group) => (group.repeat ? itemValues(group, answers) : dataValues(group.questions, answers))),
  )

/** Inside an item the names are those of the dataset: pricing reads `driver_born` of each driver. */
function itemValues(group: AskedGroup, answers: Answers): DataValues {
  const items = Array.from({ length: itemCount(group, answers) }, (_none, at) => {
    const values = dataValues(itemQuestions(group, at + 1), answers)
    const prefix = itemField(group.name, at + 1, '')
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(prefix.length), value]))
  })
  return { [group.name]: items }
}

/** One value a data name, for pricing, rules and documents: a date as 2026-01-31, an address on one line a part. */
export function dataValues(questions: readonly AskedQuestion[], answers: Answers): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const question of questions) {
    const value = isAsked(question, answers) ? valueOf(question, answers) : ''
    if (value) values[question.name] = value
    if (value && question.type === 'address') Object.assign(values, addressData(question.name, answers))
  }
  return values
}

function valueOf(question: AskedQuestion, answers: Answers): string {
  const { type, name } = question
  if (type === 'input' && (question.format === 'number' || question.format === 'money'))
    return numberIn(answers[name] ?? '')
  if (type === 'checkboxes') return tickedText(tickedOptions(question.options, answers[name]).map(({ value }) => value))
  if (type === 'car-registration') return (answers[name] ?? '').replaceAll(/\s/g, '').toUpperCase()
  if (type === 'date') {
    const date = readDate(name, answers)
    return date ? isoDate(date) : ''
  }
  return type === 'address' ? addressLines(name, answers) : (answers[name] ?? '')
}
