import { z } from 'zod'
import { messages } from '../messages.ts'
import { dataName, Option, QuestionGroup } from './question.ts'

export const questionSetVersion = 1

/** Everything a product asks, in the order it is asked. */
export const QuestionSet = z
  .strictObject({
    version: z.literal(questionSetVersion),
    groups: z.array(QuestionGroup).max(100),
    /** Options of select questions, by the list's name. */
    lists: z.record(dataName, z.array(Option).min(2).max(10_000)),
  })
  .check(({ value, issues }) => {
    const known = new Map<string, ReadonlySet<string> | null>()
    const groupNames = new Set<string>()
    for (const [group, { name, questions }] of value.groups.entries()) {
      const refuse = (path: readonly (string | number)[], message: string) =>
        issues.push({ code: 'custom', input: value, path: ['groups', group, ...path], message })
      if (groupNames.has(name)) refuse(['name'], messages.alreadyExists)
      groupNames.add(name)
      for (const [index, question] of questions.entries()) {
        const at = (...path: string[]) => ['questions', index, ...path]
        if (known.has(question.name)) refuse(at('name'), messages.dataNameTaken)
        if (question.type === 'select' && !value.lists[question.list]) refuse(at('list'), 'There is no such list')
        if (
          question.type === 'radio' &&
          new Set(question.options.map((option) => option.value)).size < question.options.length
        )
          refuse(at('options'), messages.alreadyExists)
        // A condition on a later answer would hide a question until the buyer came back to it.
        const { showIf } = question
        const values = showIf && known.get(showIf.name)
        if (showIf && values === undefined) refuse(at('showIf', 'name'), 'Only an earlier question can decide')
        if (showIf && values && !showIf.isOneOf.every((answer) => values.has(answer)))
          refuse(at('showIf', 'isOneOf'), 'This is none of the answers')
        known.set(
          question.name,
          question.type === 'radio' ? new Set(question.options.map((option) => option.value)) : null,
        )
      }
    }
  })

export type QuestionSet = z.output<typeof QuestionSet>
export type OptionLists = QuestionSet['lists']
