import type { Language } from '@coverwright/domain/base/language/language'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { askedQuestions } from '@coverwright/domain/build/question/ask'
import { fill, standInsOf } from '@coverwright/domain/build/question/fill'
import { sayAnswer } from '@coverwright/domain/build/question/say-answer'
import { listsOfContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'

interface Bought {
  readonly language: Language | null
  readonly answers: Answers
}

/** What is insured, in words: answers as the buyer read them back, not as they are coded. */
export function insuredOf(written: ReleaseContent, bought: Bought): string {
  const { letter, content } = writtenTo(bought, written)
  const asked = askedQuestions(content.body)
  const lists = listsOfContent(content)
  const { currency } = content.settings
  const said = Object.fromEntries(
    asked.map((question) => [question.name, sayAnswer(question, bought.answers, { lists, currency, ...letter })]),
  )
  return fill(content.body.insured, said, standInsOf(asked))
}
