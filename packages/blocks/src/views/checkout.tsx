import type { DeclarationView, DueView } from '@coverwright/domain/build/page/page-view'
import type { Say } from '@coverwright/domain/build/words/say'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { Icon } from '../icon.tsx'
import { useFill, useJourney, useSay } from '../journey.ts'
import { useMoney } from '../price.tsx'
import { BackLink, StepHead } from '../step-parts.tsx'
import { ProblemsContext, useStep } from '../use-step.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Check and pay' },
  lead: { type: 'longText', label: 'Lead', initial: '' },
  content: { type: 'slot', label: 'Before the button', allow: ['CheckAnswers', 'Declarations', 'Note'] },
} as const satisfies Fields

/** The form that ends at the payment page. What must be read and confirmed stands inside it, before the button. */
export function Checkout({ title, lead, content }: PropsOf<typeof fields>) {
  const { path, offer, declarations = [], coolingOffDays, payNote } = useJourney()
  const fill = useFill()
  const say = useSay()
  const money = useMoney(offer?.currency ?? '')
  const { problems, isBusy, summary, submit } = useStep((form) => missingIn(declarations, form))
  if (!offer?.due) return null
  const { due } = offer
  return (
    <form className="cj-form" method="post" action={path} noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} box={summary} />
      <StepHead title={title} lead={lead} />
      <ProblemsContext value={problems}>{content}</ProblemsContext>
      <div className="cj-bar inline still">
        <BackLink />
        <button type="submit" className="cj-button" aria-disabled={isBusy || undefined}>
          <Icon name="lock" />
          {say('Pay {amount} and buy cover', { amount: money(due.firstMinor) })}
        </button>
      </div>
      {payNote ? <p className="cj-small">{fill(payNote)}</p> : null}
      <p className="cj-small">
        {offer.days ? `${say('Cover')}: ${offer.days}. ` : null}
        {paymentsInWords(due, offer.length, money, say)}
        {coolingOffDays ? ` ${say('You have {days} days to change your mind.', { days: coolingOffDays })}` : null}
      </p>
    </form>
  )
}

const missingIn = (declarations: readonly DeclarationView[], form: FormData) =>
  declarations
    .filter(({ name, isRequired }) => isRequired && form.get(name) !== 'yes')
    .map(({ name, missing }) => ({ field: name, message: missing }))

function paymentsInWords(due: DueView, length: string, money: (minor: number) => string, say: Say): string {
  const total = money(due.totalMinor)
  if (due.payments === 1) return say('One payment of {total} for {length}.', { total, length })
  return say('{first} today, then {count} monthly payments of {amount}: {total} in all.', {
    first: money(due.firstMinor),
    count: due.payments - 1,
    amount: money(due.priceMinor),
    total,
  })
}

export const checkout = { label: 'Checkout', group: 'socket', fields, view: Checkout } satisfies BlockDefinition
