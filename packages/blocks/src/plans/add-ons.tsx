import type { AddOnView } from '@coverwright/domain/build/page/page-view'
import { useSay } from '../journey.ts'
import { useMoney } from '../price.tsx'

interface Props {
  readonly addOns: readonly AddOnView[]
  readonly currency: string
  readonly per: string
}

export function AddOns({ addOns, currency, per }: Props) {
  const say = useSay()
  const money = useMoney(currency)
  if (addOns.length === 0) return null
  return (
    <fieldset className="cj-extras">
      <legend>{say('Add something extra')}</legend>
      <div>
        {addOns.map(({ name, title, about, priceMinor, isChosen }) => (
          <label className="cj-extra" key={name}>
            <span>
              <b>{title}</b>
              <small>{about}</small>
            </span>
            <span className="cost">
              <b>{money(priceMinor)}</b>
              <small>{per}</small>
            </span>
            <input type="checkbox" name="addOns" value={name} defaultChecked={isChosen} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
