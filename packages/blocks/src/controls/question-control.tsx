import { type Answers, fieldNames } from '@coverwright/domain/question/answers'
import type { AskedQuestion } from '@coverwright/domain/question/asked-question'
import type { Problem } from '@coverwright/domain/question/check-answers'
import { useFill } from '../journey.ts'
import { AddressControl } from './address.tsx'
import { ChoiceControl } from './choice.tsx'
import { DateControl } from './date.tsx'
import type { Wording } from './field.tsx'
import { SelectControl } from './select.tsx'
import { TextControl } from './text.tsx'

interface Props {
  readonly question: AskedQuestion
  readonly answers: Answers
  readonly problems: readonly Problem[]
}

export function QuestionControl({ question, answers, problems }: Props) {
  const fill = useFill()
  const names = fieldNames(question)
  const wording: Wording = {
    name: question.name,
    label: fill(question.label) + (question.isOptional ? ' (optional)' : ''),
    help: question.help && fill(question.help),
    problem: problems.find(({ field }) => names.includes(field)),
  }
  switch (question.type) {
    case 'radio':
      return <ChoiceControl question={question} wording={wording} answers={answers} />
    case 'select':
      return <SelectControl question={question} wording={wording} answers={answers} />
    case 'date':
      return <DateControl question={question} wording={wording} answers={answers} />
    case 'address':
      return <AddressControl question={question} wording={wording} answers={answers} />
    case 'input':
    case 'phone':
    case 'car-registration':
    case 'photo-video':
    default:
      return <TextControl question={question} wording={wording} answers={answers} />
  }
}
