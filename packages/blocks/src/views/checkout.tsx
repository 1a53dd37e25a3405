import type { DeclarationView, DueView } from '@coverwright/domain/page/page-view'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { Icon } from '../icon.tsx'
import { useFill, useJourney } from '../journey.ts'
import { money } from '../price.tsx'
import { ProblemsContext, useStep } from '../use-step.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Check and pay' },
  lead: { type: 'longText', label: 'Lead', initial: '' },
  content: { type: 'slot', label: 'Before the button', allow: ['CheckAnswers', 'Declarations', 'Note'] },
} as const satisfies Fields

/** The form that ends at the payment page. What must be read and confirmed stands inside it, before the button. */
export function Checkout({ title, lead, content }: PropsOf<typeof fields>) {
  const { path, offer, declarations = [], back, coolingOffDays, payNote } = useJourney()
  const fill = useFill()
  const { problems, isBusy, summary, submit } = useStep((form) => missingIn(declarations, form))
  if (!offer?.due) return null
  const { due, currency } = offer
  return (
    <form className="cj-form" method="post" action={path} noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} box={summary} />
      <h1 tabIndex={-1}>{fill(title)}</h1>
      {lead ? <p className="cj-lead">{fill(lead)}</p> : null}
      <ProblemsContext value={problems}>{content}</ProblemsContext>
      <div className="cj-bar inline still">
        {back ? (
          <a className="cj-button plain" href={back}>
            <Icon name="back" />
            Back
          </a>
        ) : null}
        <button type="submit" className="cj-button" aria-disabled={isBusy || undefined}>
          <Icon name="lock" />
          {`Pay ${money(due.firstMinor, currency)} and buy cover`}
        </button>
      </div>
      {payNote ? <p className="cj-small">{fill(payNote)}</p> : null}
      <p className="cj-small">
        {paymentsInWords(due, currency)}
        {coolingOffDays ? ` You have ${coolingOffDays} days to change your mind.` : null}
      </p>
    </form>
  )
}

const missingIn = (declarations: readonly DeclarationView[], form: FormData) =>
  declarations
    .filter(({ name, isRequired }) => isRequired && form.get(name) !== 'yes')
    .map(({ name, missing }) => ({ field: name, message: missing }))

function paymentsInWords({ payments, firstMinor, priceMinor, totalMinor }: DueView, currency: string): string {
  const total = money(totalMinor, currency)
  if (payments === 1) return `One payment of ${total} for 12 months.`
  const rest = `${payments - 1} monthly payments of ${money(priceMinor, currency)}`
  return `${money(firstMinor, currency)} today, then ${rest}: ${total} in all.`
}

export const checkout = { label: 'Checkout', group: 'socket', fields, view: Checkout } satisfies BlockDefinition
