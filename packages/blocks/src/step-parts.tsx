import { Icon } from './icon.tsx'
import { useFill, useJourney, useSay } from './journey.ts'
import { Words } from './words.ts'

interface HeadProps {
  readonly title: string
  readonly lead: string
  readonly as?: 'h1' | 'h2'
}

/** What a step is about. It takes the focus when the step comes without the page being loaded. */
export function StepHead({ title, lead, as: Title = 'h1' }: HeadProps) {
  const fill = useFill()
  return (
    <>
      <Title tabIndex={-1}>
        <Words of="title">{fill(title)}</Words>
      </Title>
      {lead ? (
        <p className="cj-lead">
          <Words of="lead">{fill(lead)}</Words>
        </p>
      ) : null}
    </>
  )
}

/** Nothing on the first page. */
export function BackLink() {
  const { back } = useJourney()
  const say = useSay()
  return back ? (
    <a className="cj-button plain" href={back}>
      <Icon name="back" />
      {say('Back')}
    </a>
  ) : null
}
