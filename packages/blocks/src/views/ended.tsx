import { LabelledField } from '../controls/field.tsx'
import { useJourney, useSay } from '../journey.ts'

const words = {
  over: 'You were away for a while, and this application is over. You can start again at any time.',
  'go-on': 'You were away for a while. Your answers are kept, and you can go on where you left off.',
  'confirm-email':
    'You were away for a while. Your answers are kept: tell us the email address you gave, to see them again.',
} as const

/** After a time away: nobody who sits down at the same screen sees the answers by chance. */
export function Ended() {
  const { path, ended = 'over', problems } = useJourney()
  const say = useSay()
  const problem = problems.find(({ field }) => field === 'email')
  return (
    <div className="cj-text">
      <h1 tabIndex={-1}>{say('We have hidden your answers')}</h1>
      <p className="cj-lead">{say(words[ended])}</p>
      {ended === 'over' ? null : (
        <form className="cj-form" method="post" action={path} noValidate>
          {ended === 'confirm-email' ? (
            <LabelledField name="email" label={say('Your email address')} help={undefined} problem={problem}>
              <input
                id="email"
                name="email"
                type="email"
                className="cj-input"
                autoComplete="off"
                aria-describedby={problem && 'email-error'}
                aria-invalid={problem ? true : undefined}
              />
            </LabelledField>
          ) : null}
          <p>
            <button type="submit" className="cj-button">
              {say('Show my answers')}
            </button>
            <button type="submit" className="cj-button plain" name="go" value="restart">
              {say('Start again')}
            </button>
          </p>
        </form>
      )}
      {ended === 'over' ? (
        <p>
          <a className="cj-button" href="/">
            {say('Start again')}
          </a>
        </p>
      ) : null}
    </div>
  )
}
