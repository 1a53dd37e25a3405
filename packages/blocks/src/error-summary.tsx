import type { Problem } from '@coverwright/domain/build/question/check-answers'
import type { MouseEvent, RefObject } from 'react'
import { useMessage, useSay } from './journey.ts'

interface Props {
  readonly problems: readonly Problem[]
  readonly box: RefObject<HTMLDivElement | null>
}

export function ErrorSummary({ problems, box }: Props) {
  const say = useSay()
  const messageOf = useMessage()
  if (problems.length === 0) return null
  return (
    <div className="cj-summary" role="alert" tabIndex={-1} ref={box} aria-labelledby="problems-title">
      <h2 id="problems-title">{say('There is a problem')}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${problem.field}`} onClick={(event) => goTo(event, problem.field)}>
              {messageOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The whole question comes into view, not only its field, and going back does not stop here. */
function goTo(event: MouseEvent, field: string) {
  const target = document.getElementById(field)
  if (!target) return
  event.preventDefault()
  ;(target.closest('.cj-q, .cj-declare') ?? target).scrollIntoView()
  target.focus({ preventScroll: true })
}
