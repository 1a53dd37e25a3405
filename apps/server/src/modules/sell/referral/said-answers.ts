import type { Fetched } from '@coverwright/domain/build/flow/fetched'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { askedGroups } from '@coverwright/domain/build/question/ask'
import { fill, standInsOf } from '@coverwright/domain/build/question/fill'
import { isAsked } from '@coverwright/domain/build/question/holds'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { sayAnswer } from '@coverwright/domain/build/question/say-answer'
import { listsOfContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'

/** Every answer with its question, in words and in the order they were asked. */
export function saidAnswersOf(content: ReleaseContent, answers: Answers, fetched: Fetched) {
  const lists = listsOfContent(content)
  const { currency } = content.settings
  const questions = everyQuestion(askedGroups(content.body), answers)
  const words = Object.fromEntries(
    questions.map((question) => [question.name, sayAnswer(question, answers, { lists, currency })]),
  )
  const standIns = standInsOf(questions)
  const said = questions.flatMap((question) => {
    const text = isAsked(question, answers) ? (words[question.name] ?? '') : ''
    return text ? [{ label: question.shortLabel ?? fill(question.label, words, standIns), text }] : []
  })
  return [...said, ...saidFetched(content, fetched)]
}

/** What other systems said, by whose word it is. */
function saidFetched({ shell }: ReleaseContent, fetched: Fetched) {
  return (shell.flow?.blocks ?? []).flatMap(({ id, kind, name }) =>
    kind === 'connector'
      ? Object.entries(fetched[id]?.values ?? {}).map(([data, text]) => ({ label: `${name || kind}: ${data}`, text }))
      : [],
  )
}
