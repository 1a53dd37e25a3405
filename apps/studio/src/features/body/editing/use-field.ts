import { useState } from 'react'
import { setAt, valueAt } from './at-path.ts'
import { useBody } from './body-editing.ts'
import { type Path, placeText, usePlace } from './place.ts'

/** One place of the body as a field: its value, how to change it, what is wrong with it once it was left. */
export function useField(at: Path, label: string) {
  const { body, change, isLocked, problems } = useBody()
  const asked = usePlace()
  const [wasLeft, setLeft] = useState(false)
  const place = placeText(at)
  const problem = problems.find(({ path }) => placeText(path) === place)
  return {
    value: valueAt(body, at),
    set: (value: unknown) => change((draft) => setAt(draft, at, value), label),
    /** Spread on the control. */
    props: {
      'data-at': place,
      readOnly: isLocked,
      onBlur: () => setLeft(true),
      error: wasLeft || asked === place ? problem?.message : undefined,
    },
    isLocked,
  }
}
