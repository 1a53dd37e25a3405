import type { ItemsView } from '@coverwright/domain/build/page/page-view'
import { ErrorLine } from '../controls/field.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { useFill, useJourney, useSay } from '../journey.ts'
import { BackLink, StepHead } from '../step-parts.tsx'
import { useStep } from '../use-step.ts'
import { Words } from '../words.ts'

interface Props {
  readonly list: ItemsView
  readonly title: string
  readonly lead: string
  readonly next: string
}

/** What was given so far, each to change or remove, and whether there is another. */
export function Items({ list: { item, items, canAdd }, title, lead, next }: Props) {
  const { path } = useJourney()
  const fill = useFill()
  const say = useSay()
  const { problems, isBusy, summary, submit } = useStep((form) =>
    !canAdd || form.has('add') || form.has('remove')
      ? []
      : [{ field: 'add', message: 'Choose yes if you need to add a {item}', values: { item } }],
  )
  const problem = problems.find(({ field }) => field === 'add')
  return (
    <form className="cj-form page" method="post" action={path} noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} box={summary} />
      <StepHead title={title} lead={lead} />
      {/* The first button of a form is pressed by Enter: it must not be one that removes. */}
      <button type="submit" className="cj-vh" tabIndex={-1} aria-hidden="true">
        {fill(next)}
      </button>
      {items.length > 0 ? (
        <ul className="cj-items">
          {items.map(({ number, text, changeAt }) => (
            <li key={number}>
              <span>{text}</span>
              <a className="cj-link" id={`change-${number}`} href={changeAt}>
                {say('Change')}
                <span className="cj-vh">{` ${text}`}</span>
              </a>
              <button type="submit" className="cj-link" name="remove" value={number}>
                {say('Remove')}
                <span className="cj-vh">{` ${text}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {canAdd ? (
        <fieldset className={problem ? 'cj-q is-wrong' : 'cj-q'}>
          <legend className="cj-ask">
            {say(items.length > 0 ? 'Do you need to add another {item}?' : 'Do you need to add a {item}?', { item })}
          </legend>
          <ErrorLine name="add" problem={problem} />
          <div className="cj-options row">
            {answers.map(([value, label]) => (
              <label className="cj-option" key={value}>
                <input type="radio" id={value === 'yes' ? 'add' : 'add-no'} name="add" value={value} />
                <span>
                  <b>{say(label)}</b>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="cj-bar inline">
        <BackLink />
        <button type="submit" className="cj-button" aria-disabled={isBusy || undefined}>
          <Words of="next">{fill(next)}</Words>
        </button>
      </div>
    </form>
  )
}

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const
