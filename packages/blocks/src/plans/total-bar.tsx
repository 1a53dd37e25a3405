import type { OfferView } from '@coverwright/domain/build/page/page-view'
import type { ReactNode } from 'react'
import { useSay } from '../journey.ts'
import { Price } from '../price.tsx'
import { BackLink } from '../step-parts.tsx'

interface Props {
  readonly offer: OfferView
  readonly per: string
  readonly next: ReactNode
  readonly isPricing: boolean
  readonly isBusy: boolean
}

/** The price always in sight, and the way on. */
export function TotalBar({ offer: { due, addOns, currency }, per, next, isPricing, isBusy }: Props) {
  const say = useSay()
  const extras = addOns.filter(({ isChosen }) => isChosen).map(({ title }) => title)
  return (
    <div className="cj-bar total">
      <div>
        <p className="what">
          <b>{due ? due.title : say('No plan chosen yet')}</b>
          {due && extras.length > 0 ? <small>{say('with {extras}', { extras: extras.join(', ') })}</small> : null}
        </p>
        <p className="cost" role="status" aria-busy={isPricing}>
          {due ? (
            <>
              <Price minor={due.priceMinor} currency={currency} /> <small>{per}</small>
            </>
          ) : null}
        </p>
        <div className="ways">
          <BackLink />
          <button type="submit" className="cj-button line cj-no-script" name="go" value="price">
            {say('Update price')}
          </button>
          <button type="submit" className="cj-button" name="go" value="next" aria-disabled={isBusy || undefined}>
            {next}
          </button>
        </div>
      </div>
    </div>
  )
}
