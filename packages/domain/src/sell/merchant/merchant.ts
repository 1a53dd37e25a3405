import { z } from 'zod'
import { isTelephone, phoneNotValid } from '../../company/registration/phone.ts'
import { emailAddress, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { channelLifecycle } from '../channel/channel-lifecycle.ts'

export const merchantTypes = ['shop', 'online', 'agent', 'other'] as const

/** A merchant is activated and deactivated as channels are. */
export const merchantLifecycle = channelLifecycle

const MerchantState = z.enum(merchantLifecycle.states)

const codeNotValid = 'Use letters, digits, dots, colons and dashes'

const details = {
  email: emailAddress,
  logoFileId: idOf('logoFile', messages.required),
  name: requiredText(),
  phone: requiredText(40).refine(isTelephone, phoneNotValid),
  /** What the channel calls whoever looks after the merchant. */
  agentCode: z.string().trim().max(40, 'Use 40 characters or fewer'),
  type: oneOf(merchantTypes),
}

const example = {
  email: 'counter@pawsandco.example',
  name: 'Paws & Co, High Street',
  phone: '+44 20 7946 0958',
  agentCode: 'A-17',
  type: 'shop',
}

/** Where a channel sells: one of its shops, branches or sites. */
export const MerchantForm = z
  .strictObject({
    channelId: idOf('channel', messages.required),
    /** It is kept with every sale: nothing in it may be a person's name or address. */
    code: requiredText(40).regex(/^[\w.:-]+$/, codeNotValid),
    ...details,
  })
  .meta({ id: 'MerchantForm', examples: [{ code: 'SHOP-12', ...example }] })

/** Channel and code stay: they stand in links and printed codes that are with customers already. */
export const MerchantChange = z
  .strictObject({ id: idOf('merchant'), ...details })
  .meta({ id: 'MerchantChange', examples: [{ ...example, name: 'Paws & Co, Market Square' }] })

export const Merchant = z
  .object({
    ...MerchantForm.shape,
    id: idOf('merchant'),
    channelName: z.string(),
    state: MerchantState,
    createdAt: moment,
  })
  .meta({ id: 'Merchant' })

export const MerchantRef = z.strictObject({ id: idOf('merchant') })

export const MerchantFilter = z.strictObject({
  channelId: idOf('channel').optional(),
  state: MerchantState.optional(),
  search: z.string().trim().max(200).optional(),
})

export type Merchant = z.output<typeof Merchant>
export type MerchantForm = z.output<typeof MerchantForm>
