import type { LaterView } from '@coverwright/domain/build/page/page-view'
import type { Say } from '@coverwright/domain/build/words/say'
import { LabelledField } from '../controls/field.tsx'
import { useJourney, useSay } from '../journey.ts'

/** Going on another time, on this device or another. */
export function Later() {
  const { title, path, later, problems } = useJourney()
  const say = useSay()
  if (!later) return null
  return (
    <div className="cj-text">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="cj-lead">{leadOf(later, say)}</p>
      {later.kind === 'ask' || later.kind === 'welcome' ? (
        <form className="cj-form" method="post" action={path} noValidate>
          {later.kind === 'ask' ? (
            <LabelledField name="email" label={say('Your email address')} help={undefined} problem={problems[0]}>
              <input
                id="email"
                name="email"
                type="email"
                className="cj-input"
                autoComplete="email"
                defaultValue={later.email}
                aria-describedby={problems[0] && 'email-error'}
                aria-invalid={problems[0] ? true : undefined}
              />
            </LabelledField>
          ) : null}
          <p>
            <button type="submit" className="cj-button">
              {say(later.kind === 'ask' ? 'Send the link' : 'Go on')}
            </button>
          </p>
        </form>
      ) : (
        <p>
          <a className="cj-button" href={later.kind === 'sent' ? later.goOnAt : '/'}>
            {say(later.kind === 'sent' ? 'Go on now' : 'Start again')}
          </a>
        </p>
      )}
    </div>
  )
}

function leadOf(later: LaterView, say: Say): string {
  switch (later.kind) {
    case 'ask':
      return say('We keep the answers of the pages you have finished and send you a link to go on where you left off.')
    case 'sent':
      return say('The link works until {until}, on any device. You can close this page.', { until: later.until })
    case 'welcome': {
      const { product, reference, until } = later
      return reference
        ? say(
            'Your {product} application {reference} is kept until {until}. If it is open anywhere else, it closes there.',
            { product, reference, until },
          )
        : say('Your {product} application is kept until {until}. If it is open anywhere else, it closes there.', {
            product,
            until,
          })
    }
    case 'over':
    default:
      return say('We keep answers and prices for {days} days. Start again to get a new price.', { days: later.days })
  }
}
