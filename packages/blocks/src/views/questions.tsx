import type { PageView } from '@coverwright/domain/build/page/page-view'
import { type Answers, fieldNames } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import { checkAnswers } from '@coverwright/domain/build/question/check-answers'
import { isAsked } from '@coverwright/domain/build/question/holds'
import { reminderField } from '@coverwright/domain/sell/journey/form-fields'
import { type FormEvent, useState } from 'react'
import { QuestionControl } from '../controls/question-control.tsx'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { useFill, useJourney } from '../journey.ts'
import { BackLink, StepHead } from '../step-parts.tsx'
import { answersOnForm, useQuestionStep } from '../use-step.ts'
import { Words } from '../words.ts'
import { Items } from './items.tsx'

const fields = {
  group: { type: 'questionGroup', label: 'Questions', initial: '' },
  title: { type: 'text', label: 'Heading', initial: 'A few questions' },
  lead: { type: 'longText', label: 'Lead', initial: '' },
  next: { type: 'text', label: 'Button', initial: 'Continue' },
  size: {
    type: 'choice',
    label: 'Kind',
    initial: 'page',
    options: [
      { value: 'page', label: 'A page' },
      { value: 'inset', label: 'Inside a section' },
    ],
  },
} as const satisfies Fields

type Props = PropsOf<typeof fields>

/** What there may be several of is a list first; each of them is then asked about like anything else. */
export function Questions(props: Props) {
  const { items } = useJourney()
  return items?.group === props.group ? <Items {...props} list={items} /> : <QuestionForm {...props} />
}

function QuestionForm({ group, title, lead, next, size }: Props) {
  const { questions: groups, answers: saved, itemTitle, path, reminder, today } = useJourney()
  const fill = useFill()
  const questions = groups[group] ?? []
  const { problems, isBusy, summary, submit } = useQuestionStep(questions)
  const [answers, setAnswers] = useState<Answers>(saved)
  const isRight = (question: AskedQuestion, given: Answers) =>
    question.success !== undefined &&
    fieldNames(question).some((field) => given[field]) &&
    checkAnswers([question], given, today).length === 0
  const looksOf = (question: AskedQuestion, given: Answers) => `${isAsked(question, given)} ${isRight(question, given)}`
  const asked = questions.filter((question) => isAsked(question, answers))

  // Fields keep their own values; a render is due only when an answer adds or removes a question.
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const now = answersOnForm(questions, saved, new FormData(event.currentTarget))
    if (questions.some((question) => looksOf(question, now) !== looksOf(question, answers))) setAnswers(now)
  }
  return (
    <form
      className={`cj-form ${size}`}
      method="post"
      action={path}
      // Without it a browser sends the names of files, not the files.
      encType={questions.some(({ type }) => type === 'photo-video') ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      onInput={follow}
      aria-label={size === 'inset' ? fill(title) : undefined}
    >
      <ErrorSummary problems={problems} box={summary} />
      {itemTitle ? (
        <h1 tabIndex={-1}>{itemTitle}</h1>
      ) : (
        <StepHead title={title} lead={lead} as={size === 'page' ? 'h1' : 'h2'} />
      )}
      {asked.flatMap((question) => [
        <QuestionControl
          key={question.name}
          question={question}
          answers={saved}
          problems={problems}
          isRight={isRight(question, answers)}
        />,
        reminder?.beside === question.name ? <Reminder key={reminderField} {...reminder} /> : null,
      ])}
      <div className="cj-bar inline">
        {size === 'page' ? <BackLink /> : null}
        <button type="submit" className="cj-button" aria-disabled={isBusy || undefined}>
          <Words of="next">{fill(next)}</Words>
        </button>
      </div>
    </form>
  )
}

/** Whether they may be reminded. Nothing is ticked for anybody. */
const Reminder = ({ text, isGiven }: NonNullable<PageView['reminder']>) => (
  <div className="cj-declare">
    <label>
      <input type="checkbox" id={reminderField} name={reminderField} value="yes" defaultChecked={isGiven} />
      <span>{text}</span>
    </label>
  </div>
)

export const questions = { label: 'Questions', group: 'socket', fields, view: Questions } satisfies BlockDefinition
