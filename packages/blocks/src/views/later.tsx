import type { LaterView } from '@coverwright/domain/page/page-view'
import { LabelledField } from '../controls/field.tsx'
import { useJourney } from '../journey.ts'

/** Going on another time, on this device or another. */
export function Later() {
  const { title, path, later, problems } = useJourney()
  if (!later) return null
  return (
    <div className="cj-text">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="cj-lead">{leadOf(later)}</p>
      {later.kind === 'ask' || later.kind === 'welcome' ? (
        <form className="cj-form" method="post" action={path} noValidate>
          {later.kind === 'ask' ? (
            <LabelledField name="email" label="Your email address" help={undefined} problem={problems[0]}>
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
              {later.kind === 'ask' ? 'Send the link' : 'Go on'}
            </button>
          </p>
        </form>
      ) : (
        <p>
          <a className="cj-button" href={later.kind === 'sent' ? later.goOnAt : '/'}>
            {later.kind === 'sent' ? 'Go on now' : 'Start again'}
          </a>
        </p>
      )}
    </div>
  )
}

function leadOf(later: LaterView): string {
  switch (later.kind) {
    case 'ask':
      return 'We keep the answers of the pages you have finished and send you a link to go on where you left off.'
    case 'sent':
      return `The link works until ${later.until}, on any device. You can close this page.`
    case 'welcome':
      return `Your ${later.product} application${later.reference ? ` ${later.reference}` : ''} is kept until ${later.until}. If it is open anywhere else, it closes there.`
    case 'over':
    default:
      return `We keep answers and prices for ${later.days} days. Start again to get a new price.`
  }
}
