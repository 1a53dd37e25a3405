import type { BlockDefinition } from '../definition.ts'
import { DocumentList } from '../document-list.tsx'
import { Icon } from '../icon.tsx'
import { useFill, useJourney } from '../journey.ts'

const icons = { bought: 'check', waiting: 'clock', failed: 'back' } as const

/** What came of the payment: the policy, a wait, or another try. */
export function ThankYou() {
  const { outcome } = useJourney()
  const fill = useFill()
  if (!outcome) return null
  const { kind, title, text, facts, documents, next } = outcome
  return (
    <div className={`cj-outcome ${kind}`}>
      <i>
        <Icon name={icons[kind]} />
      </i>
      <h1 tabIndex={-1}>{fill(title)}</h1>
      <p className="cj-lead">{fill(text)}</p>
      {facts.length > 0 ? (
        <dl className="cj-said">
          {facts.map(({ label, text: value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <DocumentList documents={documents} />
      {next ? (
        <p>
          <a className="cj-button" href={next.href}>
            {next.label}
          </a>
        </p>
      ) : null}
    </div>
  )
}

export const thankYou = { label: 'Thank you', group: 'socket', fields: {}, view: ThankYou } satisfies BlockDefinition
