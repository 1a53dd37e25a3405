import type { Answers } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import type { ReactNode } from 'react'
import { useMessage, useSay } from '../journey.ts'

export interface Wording {
  readonly name: string
  readonly label: string
  readonly help: string | undefined
  readonly tooltip?: string | undefined
  readonly problem: Problem | undefined
}

export interface ControlProps<Q extends AskedQuestion> {
  readonly question: Q
  readonly wording: Wording
  readonly answers: Answers
}

const errorId = (name: string) => `${name}-error`
const helpId = (name: string) => `${name}-help`

// Ids come from data names, never from useId: the error summary links to them, and the server and the browser agree.
export function describedBy({ name, help, problem }: Pick<Wording, 'name' | 'help' | 'problem'>): string | undefined {
  return [help && helpId(name), problem && errorId(name)].filter(Boolean).join(' ') || undefined
}

/** A question answered by one control: its label is the heading of the question. */
export function LabelledField({ children, ...wording }: Wording & { readonly children: ReactNode }) {
  return (
    <div className={wording.problem ? 'cj-q is-wrong' : 'cj-q'}>
      <label className="cj-ask" htmlFor={wording.name}>
        {wording.label}
      </label>
      <Notes {...wording} />
      {children}
    </div>
  )
}

/** A question answered by several controls. */
export function GroupedField({
  children,
  isRadio,
  ...wording
}: Wording & { readonly children: ReactNode; readonly isRadio?: boolean }) {
  return (
    <fieldset
      className={wording.problem ? 'cj-q is-wrong' : 'cj-q'}
      role={isRadio ? 'radiogroup' : undefined}
      aria-describedby={describedBy(wording)}
    >
      <legend className="cj-ask">{wording.label}</legend>
      <Notes {...wording} />
      {children}
    </fieldset>
  )
}

function Notes({ name, help, tooltip, problem }: Wording) {
  const say = useSay()
  return (
    <>
      {help ? (
        <p className="cj-help" id={helpId(name)}>
          {help}
        </p>
      ) : null}
      {tooltip ? (
        <details className="cj-why">
          <summary>{say('Why we ask')}</summary>
          <p>{tooltip}</p>
        </details>
      ) : null}
      <ErrorLine name={name} problem={problem} />
    </>
  )
}

export function ErrorLine({ name, problem }: Pick<Wording, 'name' | 'problem'>) {
  const say = useSay()
  const messageOf = useMessage()
  if (!problem) return null
  return (
    <p className="cj-error" id={errorId(name)}>
      <span className="cj-vh">{`${say('Error:')} `}</span>
      {messageOf(problem)}
    </p>
  )
}
