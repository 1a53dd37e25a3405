import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useFill, useJourney, useSay } from '../journey.ts'
import { PictureImage } from '../picture-image.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Your answers' },
  picture: { type: 'picture', label: 'Picture', initial: null },
} as const satisfies Fields

const mostShown = 4

export function SoFar({ title, picture }: PropsOf<typeof fields>) {
  const { said, back } = useJourney()
  const fill = useFill()
  const say = useSay()
  return (
    <div className="cj-card cj-sofar">
      {picture ? (
        <div className="art">
          <PictureImage picture={picture} />
        </div>
      ) : null}
      <h2>
        <Words of="title">{fill(title)}</Words>
      </h2>
      {said.length > 0 ? (
        <dl>
          {said.slice(0, mostShown).map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {back ? (
        <p>
          <a className="cj-link" href={back}>
            {say('Change an answer')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

export const soFar = { label: 'Answers so far', group: 'socket', fields, view: SoFar } satisfies BlockDefinition
