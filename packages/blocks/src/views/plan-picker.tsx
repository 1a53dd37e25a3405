import type { OfferView } from '@coverwright/domain/build/page/page-view'
import { useEffect, useRef, useState } from 'react'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { useFill, useJourney, useSay } from '../journey.ts'
import { AddOns } from '../plans/add-ons.tsx'
import { Choice } from '../plans/choice.tsx'
import { NoOffer } from '../plans/no-offer.tsx'
import { OfferContext } from '../plans/offer-context.ts'
import { Plans } from '../plans/plans.tsx'
import { TotalBar } from '../plans/total-bar.tsx'
import { StepHead } from '../step-parts.tsx'
import { useStep } from '../use-step.ts'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Choose your cover' },
  lead: { type: 'longText', label: 'Lead', initial: '' },
  next: { type: 'text', label: 'Button', initial: 'Continue' },
  addOns: {
    type: 'choice',
    label: 'Add-ons',
    initial: 'below',
    options: [
      { value: 'below', label: 'Below the plans' },
      { value: 'apart', label: 'Where their block is' },
    ],
  },
  content: { type: 'slot', label: 'Below the plans', allow: ['AddOns', 'Note', 'Picture', 'Divider'] },
} as const satisfies Fields

export function PlanPicker(props: PropsOf<typeof fields>) {
  const { offer, noOffer } = useJourney()
  if (noOffer) return <NoOffer noOffer={noOffer} />
  return offer ? <Picker {...props} start={offer} /> : null
}

function Picker({ title, lead, next, addOns, content, start }: PropsOf<typeof fields> & { readonly start: OfferView }) {
  const { path, quote, quoteReference } = useJourney()
  const fill = useFill()
  const say = useSay()
  const { problems, isBusy, summary, submit } = useStep((form) =>
    form.get('plan') ? [] : [{ field: 'plan', message: 'Choose a plan' }],
  )
  const [offer, setOffer] = useState(start)
  const [isPricing, setPricing] = useState(false)
  const running = useRef<AbortController>(null)

  // The radio buttons show the choice at once by themselves; only prices wait for the server.
  const form = useRef<HTMLFormElement>(null)
  const reprice = () => {
    if (!form.current) return
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setPricing(true)
    void price(new FormData(form.current), request.signal)
  }
  // What was chosen before this script ran has no price yet.
  useEffect(() => {
    if (form.current && isChanged(form.current)) reprice()
  }, [])
  const price = async (chosen: FormData, signal: AbortSignal) => {
    // A price that does not come leaves the last one standing; the next page works it out anew.
    const fresh = await quote(chosen, signal).catch(() => null)
    if (signal.aborted) return
    if (fresh) setOffer(fresh)
    setPricing(false)
  }
  const { frequencies, pay, choices, currency, per, days } = offer
  return (
    <form ref={form} className="cj-form" method="post" action={path} noValidate onSubmit={submit} onInput={reprice}>
      <ErrorSummary problems={problems} box={summary} />
      <div className="cj-offer-head">
        <div>
          <StepHead title={title} lead={lead} />
          {days ? <p>{`${say('Cover')}: ${days}`}</p> : null}
          {quoteReference ? (
            <p className="cj-small">{say('Your quote reference is {reference}', { reference: quoteReference })}</p>
          ) : null}
        </div>
        {frequencies.length > 1 ? (
          <fieldset className="cj-switch">
            <legend className="cj-vh">{say('How often to pay')}</legend>
            {frequencies.map(({ every, label }) => (
              <label key={every}>
                <input type="radio" name="pay" value={every} defaultChecked={every === pay} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
      <Plans offer={offer} per={per} problem={problems.find(({ field }) => field === 'plan')} />
      {choices.map((choice) => (
        <Choice key={choice.name} choice={choice} />
      ))}
      {addOns === 'below' ? <AddOns addOns={offer.addOns} currency={currency} per={per} /> : null}
      <OfferContext value={offer}>{content}</OfferContext>
      <TotalBar
        offer={offer}
        per={per}
        next={<Words of="next">{fill(next)}</Words>}
        isPricing={isPricing}
        isBusy={isBusy}
      />
    </form>
  )
}

const isChanged = ({ elements }: HTMLFormElement) =>
  [...elements].some((each) => each instanceof HTMLInputElement && each.checked !== each.defaultChecked)

export const planPicker = { label: 'Plan picker', group: 'socket', fields, view: PlanPicker } satisfies BlockDefinition
