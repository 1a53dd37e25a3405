import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { DocumentList } from '../document-list.tsx'
import { Icon } from '../icon.tsx'
import { useFill, useJourney, useSay } from '../journey.ts'
import { PictureImage } from '../picture-image.tsx'
import { Price, useMoney } from '../price.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Your cover' },
  picture: { type: 'picture', label: 'Picture', initial: null },
} as const satisfies Fields

/** What is bought, what it costs, the documents, and the right to change one's mind: beside the button that pays. */
export function OrderSummary({ title, picture }: PropsOf<typeof fields>) {
  const { offer, documents = [], coolingOffDays } = useJourney()
  const fill = useFill()
  const say = useSay()
  const money = useMoney(offer?.currency ?? '')
  if (!offer?.due) return null
  const { due, currency, days } = offer
  return (
    <section className="cj-card cj-order" aria-labelledby="order-title">
      <div className="top">
        {picture ? <PictureImage picture={picture} /> : null}
        <h2 id="order-title">
          <Words of="title">{fill(title)}</Words>
        </h2>
      </div>
      {days ? <p className="cj-small">{`${say('Cover')}: ${days}`}</p> : null}
      <dl>
        {due.lines.map(({ label, minor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(minor)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{offer.whole}</dt>
          <dd>
            <Price minor={due.priceMinor} currency={currency} />
          </dd>
        </div>
        {due.payments > 1 ? (
          <div className="fine">
            <dt>{say('{count} payments', { count: due.payments })}</dt>
            <dd>{money(due.totalMinor)}</dd>
          </div>
        ) : null}
        <div className="fine">
          <dt>{say('Tax included in the whole price')}</dt>
          <dd>{money(due.taxMinor)}</dd>
        </div>
      </dl>
      <DocumentList documents={documents} />
      {coolingOffDays ? (
        <p className="calm">
          <Icon name="shield" />
          <span>
            <b>{say('{days} days to change your mind.', { days: coolingOffDays })}</b>{' '}
            {say('Full refund if you have not claimed.')}
          </span>
        </p>
      ) : null}
    </section>
  )
}

export const orderSummary = {
  label: 'Order summary',
  group: 'socket',
  fields,
  view: OrderSummary,
} satisfies BlockDefinition
