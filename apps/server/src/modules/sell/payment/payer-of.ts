import { personOf } from '@coverwright/domain/build/body/person'
import type { Payer } from '../../../adapters/payments/payment-gateway.ts'
import type { FrozenRelease } from '../../publish/release/index.ts'
import type { ApplicationRow } from '../application/index.ts'

/** What the buyer has said already, so that the gateway's page need not ask it again. All of it can be changed there. */
export function payerOf(
  { content }: Pick<FrozenRelease, 'content'>,
  { answers }: Pick<ApplicationRow, 'answers'>,
): Payer {
  const { body, settings } = content
  const { address } = body.standard
  const said = (part: string) => (address === null ? '' : (answers[`${address}-${part}`] ?? '').trim())
  const street = [said('line1'), said('line2')].filter(Boolean).join(', ')
  return {
    name: personOf(body, answers).holder,
    address: street,
    city: said('town'),
    postcode: said('postcode'),
    // Only beside an address: a card's country is not where the insurance is sold.
    country: street === '' ? '' : (new Intl.DisplayNames('en-GB', { type: 'region' }).of(settings.country) ?? ''),
  }
}
