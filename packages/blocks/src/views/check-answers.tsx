import type { Said } from '@coverwright/domain/build/page/page-view'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useJourney, useSay } from '../journey.ts'
import { Words } from '../words.ts'

const fields = { title: { type: 'text', label: 'Heading', initial: 'Your details' } } as const satisfies Fields

/** Every answer, with the way back to it. */
export function CheckAnswers({ title }: PropsOf<typeof fields>) {
  const { said, isSaidFolded } = useJourney()
  if (said.length === 0) return null
  return (
    <section className="cj-section">
      {isSaidFolded ? (
        <details className="cj-folded">
          <summary>
            <Words of="title">{title}</Words>
          </summary>
          <SaidList className="cj-said is-folded" said={said} />
        </details>
      ) : (
        <>
          <h2>
            <Words of="title">{title}</Words>
          </h2>
          <SaidList className="cj-said" said={said} />
        </>
      )}
    </section>
  )
}

function SaidList({ className, said }: { readonly className: string; readonly said: readonly Said[] }) {
  const say = useSay()
  return (
    <dl className={className}>
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
  )
}

export const checkAnswers = {
  label: 'Check answers',
  group: 'socket',
  fields,
  view: CheckAnswers,
} satisfies BlockDefinition
