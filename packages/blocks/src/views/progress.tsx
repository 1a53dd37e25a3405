import type { BlockDefinition } from '../definition.ts'
import { useJourney, useSay } from '../journey.ts'

export function Progress() {
  const { step, steps } = useJourney()
  const say = useSay()
  return (
    <nav className="cj-progress" aria-label={say('Progress')}>
      <p>
        {`${say('Step {step} of {steps}:', { step, steps: steps.length })} `}
        <b>{steps[step - 1]}</b>
      </p>
      <ol>
        {steps.map((name, index) => (
          <li key={name} className={stateOf(index + 1, step)} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stateOf(number: number, step: number): string | undefined {
  if (number === step) return 'now'
  return number < step ? 'done' : undefined
}

export const progress = { label: 'Progress', group: 'section', fields: {}, view: Progress } satisfies BlockDefinition
