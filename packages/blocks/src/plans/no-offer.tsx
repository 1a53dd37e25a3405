import type { NoOfferView } from '@coverwright/domain/build/page/page-view'
import { Icon } from '../icon.tsx'
import { useJourney, useSay } from '../journey.ts'

const words = {
  refer: {
    title: 'We need to look at this ourselves',
    lead: 'A person will look at your answers and write to you. You do not need to do anything.',
    reasons: 'What we will look at',
  },
  decline: {
    title: 'We cannot offer you this cover',
    lead: 'This is no judgement of you, and other insurers may see it differently.',
    reasons: 'Why',
  },
} as const

/** The end of a journey that no price comes out of, with the reasons and the way to change an answer. */
export function NoOffer({ noOffer: { kind, reasons, reference } }: { readonly noOffer: NoOfferView }) {
  const { back } = useJourney()
  const say = useSay()
  const { title, lead, reasons: heading } = words[kind]
  return (
    <div className="cj-text">
      <h1 tabIndex={-1}>{say(title)}</h1>
      <p className="cj-lead">{say(lead)}</p>
      {reasons.length > 0 ? (
        <>
          <h2>{say(heading)}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{say('Your reference is {reference}.', { reference })}</p>
      {back ? (
        <p>
          <a className="cj-button line" href={back}>
            <Icon name="back" />
            {say('Check your answers')}
          </a>
        </p>
      ) : null}
    </div>
  )
}
