import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useJourney, useSay } from '../journey.ts'

const fields = { title: { type: 'text', label: 'Heading', initial: 'Your details' } } as const satisfies Fields

/** Every answer, with the way back to it. */
export function CheckAnswers({ title }: PropsOf<typeof fields>) {
  const { said } = useJourney()
  const say = useSay()
  if (said.length === 0) return null
  return (
    <section className="cj-section">
      <h2>{title}</h2>
      <dl className="cj-said">
        {said.map(({ name, label, text, changeAt }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <a className="cj-link" href={changeAt}>
                {say('Change')}
                <span className="cj-vh">{` ${label}`}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const checkAnswers = {
  label: 'Check answers',
  group: 'socket',
  fields,
  view: CheckAnswers,
} satisfies BlockDefinition
