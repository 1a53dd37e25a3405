import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../journey.ts'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'
import { fillField } from './fill-field.ts'

/** A number plate. The car found by it is said, and chosen where the product asks which car it is. */
export function CarRegistrationControl({
  question: { name, country, fills, placeholder },
  wording,
  answers,
}: ControlProps<AskedQuestionOf<'car-registration'>>) {
  const { isSettled, lookUps } = useJourney()
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(answers[name] ?? '')
  const [title, setTitle] = useState('')
  const find = async (registration: string) => {
    asked.current = registration
    const found = await lookUps?.findVehicle?.(country, registration).catch(() => null)
    setTitle(found?.vehicle?.title ?? '')
    if (found?.vehicle?.code && fills) fillField(fills, found.vehicle.code)
  }
  // Typed and left before the page's script ran, nobody heard it.
  useEffect(() => {
    const field = input.current
    if (isSettled && field && field !== document.activeElement && field.value !== asked.current) void find(field.value)
  })
  return (
    <LabelledField {...wording}>
      <input
        ref={input}
        id={name}
        name={name}
        className="cj-input cj-plate"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={answers[name] ?? ''}
        aria-describedby={describedBy(wording)}
        aria-invalid={wording.problem ? true : undefined}
        onBlur={(event) => void find(event.currentTarget.value)}
      />
      <p className="cj-ok" role="status">
        {title}
      </p>
    </LabelledField>
  )
}
