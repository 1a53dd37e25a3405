import { type Answers, fieldNames } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { useFill, useSay } from '../journey.ts'
import { AddressControl } from './address.tsx'
import { CarRegistrationControl } from './car-registration.tsx'
import { ChoiceControl } from './choice.tsx'
import { DateControl } from './date.tsx'
import type { Wording } from './field.tsx'
import { PhotoVideoControl } from './photo-video.tsx'
import { SelectControl } from './select.tsx'
import { TextControl } from './text.tsx'

interface Props {
  readonly question: AskedQuestion
  readonly answers: Answers
  readonly problems: readonly Problem[]
  /** The answer given so far is one that is expected. */
  readonly isRight?: boolean
}

/** A question with the control that answers it, and a word of thanks where one is written. */
export function QuestionControl({ isRight, ...asked }: Props) {
  const { success } = asked.question
  return success === undefined ? (
    <Control {...asked} />
  ) : (
    <>
      <Control {...asked} />
      <p className="cj-ok" role="status">
        {isRight ? success : ''}
      </p>
    </>
  )
}

function Control({ question, answers, problems }: Omit<Props, 'isRight'>) {
  const fill = useFill()
  const say = useSay()
  const names = fieldNames(question)
  const wording: Wording = {
    name: question.name,
    label: fill(question.label) + (question.isOptional ? ` ${say('(optional)')}` : ''),
    help: question.help && fill(question.help),
    tooltip: question.tooltip && fill(question.tooltip),
    problem: problems.find(({ field }) => names.includes(field)),
  }
  switch (question.type) {
    case 'radio':
    case 'checkboxes':
      return <ChoiceControl question={question} wording={wording} answers={answers} />
    case 'select':
      return <SelectControl question={question} wording={wording} answers={answers} />
    case 'date':
      return <DateControl question={question} wording={wording} answers={answers} />
    case 'address':
      return <AddressControl question={question} wording={wording} answers={answers} />
    case 'car-registration':
      return <CarRegistrationControl question={question} wording={wording} answers={answers} />
    case 'photo-video':
      return <PhotoVideoControl question={question} wording={wording} answers={answers} />
    case 'input':
    case 'phone':
    default:
      return <TextControl question={question} wording={wording} answers={answers} />
  }
}
