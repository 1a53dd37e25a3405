import type { Problem } from '@coverwright/domain/question/check-answers'
import type { MouseEvent, RefObject } from 'react'

interface Props {
  readonly problems: readonly Problem[]
  readonly box: RefObject<HTMLDivElement | null>
}

export function ErrorSummary({ problems, box }: Props) {
  if (problems.length === 0) return null
  return (
    <div className="cj-summary" role="alert" tabIndex={-1} ref={box} aria-labelledby="problems-title">
      <h2 id="problems-title">There is a problem</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {message}
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
