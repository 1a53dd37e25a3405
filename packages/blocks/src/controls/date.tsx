import { type Answers, ageOn, readDate } from '@coverwright/domain/build/question/answers'
import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import type { Say } from '@coverwright/domain/build/words/say'
import { type FormEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useFill, useJourney, useSay } from '../journey.ts'
import { type ControlProps, GroupedField } from './field.tsx'

const parts = [
  ['day', 'Day', 2],
  ['month', 'Month', 2],
  ['year', 'Year', 4],
] as const

export function DateControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'date'>>) {
  const { name, says, autoComplete } = question
  const say = useSay()
  const [typed, setTyped] = useState<Answers>(answers)
  const read = (event: FormEvent<HTMLInputElement>) => {
    const { name: field, value } = event.currentTarget
    setTyped((before) => ({ ...before, [field]: value }))
  }
  return (
    <GroupedField {...wording}>
      <div className="cj-date">
        {parts.map(([part, label, digits]) => (
          <label key={part}>
            <span className="cj-label">{say(label)}</span>
            <input
              id={`${name}-${part}`}
              name={`${name}-${part}`}
              className="cj-input"
              inputMode="numeric"
              maxLength={digits}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              defaultValue={answers[`${name}-${part}`] ?? ''}
              aria-invalid={wording.problem ? true : undefined}
              onInput={says ? read : undefined}
            />
          </label>
        ))}
      </div>
      {says ? <Understood says={says} question={question} typed={typed} /> : null}
    </GroupedField>
  )
}

/** Says back what was understood: "Biscuit is 3 years old". */
function Understood({
  says,
  question: { name, maxAge = 150 },
  typed,
}: {
  readonly says: string
  readonly question: AskedQuestionOf<'date'>
  readonly typed: Answers
}) {
  const { today } = useJourney()
  const fill = useFill()
  const say = useSay()
  const date = readDate(name, typed)
  const age = date ? ageOn(date, today) : -1
  return (
    <p className="cj-ok" role="status">
      {age >= 0 && age <= maxAge ? (
        <>
          <Icon name="check" />
          {fill(says).replace('#', () => ageInWords(age, say))}
        </>
      ) : null}
    </p>
  )
}

function ageInWords(age: number, say: Say): string {
  if (age === 0) return say('under a year')
  return age === 1 ? say('1 year') : say('{count} years', { count: age })
}
