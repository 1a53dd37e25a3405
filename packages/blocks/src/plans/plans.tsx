import type { OfferView } from '@coverwright/domain/build/page/page-view'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { ErrorLine } from '../controls/field.tsx'
import { Icon } from '../icon.tsx'
import { useSay } from '../journey.ts'
import { Price } from '../price.tsx'

interface Props {
  readonly offer: OfferView
  readonly per: string
  readonly problem: Problem | undefined
}

export function Plans({ offer: { plans, plan: chosen, currency, meanings }, per, problem }: Props) {
  const say = useSay()
  return (
    <fieldset className="cj-plans" aria-describedby={problem && 'plan-error'}>
      <legend className="cj-vh">{say('Plan')}</legend>
      <ErrorLine name="plan" problem={problem} />
      {plans.map(({ code, title, subtitle, covers, priceMinor }, index) => (
        <label className="cj-plan" key={code}>
          <span className="top">
            <input
              type="radio"
              id={index ? undefined : 'plan'}
              name="plan"
              value={code}
              defaultChecked={chosen === code}
              aria-labelledby={`name-${code}`}
              aria-describedby={`cost-${code} covers-${code}`}
            />
            <b id={`name-${code}`}>{title}</b>
            <span className="cost" id={`cost-${code}`}>
              <Price minor={priceMinor} currency={currency} /> <small>{per}</small>
            </span>
          </span>
          <span className="about">{subtitle}</span>
          <span className="covers" id={`covers-${code}`}>
            {covers.map(({ title: what, limit }) => (
              <span className={limit === null ? 'none' : undefined} key={what}>
                <span>{`${what} `}</span>
                <b>{limit ?? say('Not covered')}</b>
              </span>
            ))}
          </span>
          <span className="cj-button line pick" aria-hidden="true">
            <span className="off">{say('Choose {title}', { title })}</span>
            <span className="on">
              <Icon name="check" />
              {say('Chosen')}
            </span>
          </span>
        </label>
      ))}
      <Meanings meanings={meanings} />
    </fieldset>
  )
}

/** Once for all plans, and outside of their labels: pressing what opens it chooses no plan. */
function Meanings({ meanings }: Pick<OfferView, 'meanings'>) {
  const say = useSay()
  if (meanings.length === 0) return null
  return (
    <details className="cj-why cj-meanings">
      <summary>{say('What each cover means')}</summary>
      <dl>
        {meanings.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
