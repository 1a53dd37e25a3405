import { useState } from 'react'
import { whenReleased } from '../../../../framework/form/when-released.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { ProblemText } from '../../body-editing/ProblemText.tsx'
import { type Path, placeText, usePlace } from '../../body-editing/place.ts'
import { setAt, valueAt } from './at-path.ts'

/** One place of the body as a field: its value, how to change it, what is wrong with it once it was left. */
export function useField(at: Path, label: string) {
  const { body, checked, change, isLocked, problems } = useBody()
  const asked = usePlace()
  const [wasLeft, setLeft] = useState(false)
  const place = placeText(at)
  const value = valueAt(body, at)
  // What was wrong with what stood here before says nothing about what stands here now.
  const problem = valueAt(checked, at) === value ? problems.find(({ path }) => placeText(path) === place) : undefined
  return {
    value,
    set: (next: unknown) => change((draft) => setAt(draft, at, next), label),
    /** Spread on the control. */
    props: {
      'data-at': place,
      readOnly: isLocked,
      onBlur: () => whenReleased(() => setLeft(true)),
      error: problem && (wasLeft || asked === place) ? <ProblemText problem={problem} /> : undefined,
    },
    isLocked,
  }
}
