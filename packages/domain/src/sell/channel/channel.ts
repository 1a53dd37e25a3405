import { z } from 'zod'
import { countries, emailAddress, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { channelLifecycle } from './channel-lifecycle.ts'

export const channelTypes = ['agency', 'bank', 'online', 'retail'] as const

const ChannelState = z.enum(channelLifecycle.states)

/** What a person fills in. No schema id may end in "Input": the documentation makes such names itself. */
export const ChannelForm = z
  .strictObject({
    type: oneOf(channelTypes),
    code: requiredText(40),
    email: emailAddress,
    name: requiredText(),
    country: oneOf(countries),
  })
  .meta({
    id: 'ChannelForm',
    examples: [{ type: 'agency', code: 'HK-001', email: 'desk@harbour.example', name: 'Harbour', country: 'HK' }],
  })

export const Channel = z
  .object({
    ...ChannelForm.shape,
    id: idOf('channel'),
    state: ChannelState,
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Channel' })

export const ChannelRef = z.strictObject({ id: idOf('channel') })

export const ChannelFilter = z.strictObject({
  state: ChannelState.optional(),
  search: z.string().trim().max(200).optional(),
})

export type ChannelForm = z.output<typeof ChannelForm>
export type Channel = z.output<typeof Channel>
