import { z } from 'zod'
import { countries, emailAddress, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { channelLifecycle } from './channel-lifecycle.ts'

export const channelTypes = ['agency', 'bank', 'online', 'retail'] as const

const ChannelState = z.enum(channelLifecycle.states)

const details = {
  type: oneOf(channelTypes),
  email: emailAddress,
  logoFileId: idOf('logoFile', messages.required),
  name: requiredText(),
  country: oneOf(countries),
}

/** What a person fills in. No schema id may end in "Input": the documentation makes such names itself. */
export const ChannelForm = z.strictObject({ ...details, code: requiredText(40) }).meta({
  id: 'ChannelForm',
  examples: [{ type: 'agency', code: 'HK-001', email: 'desk@harbour.example', name: 'Harbour', country: 'HK' }],
})

/** Without the code: it stands in links and printed codes that are with customers already. */
export const ChannelChange = z.strictObject({ id: idOf('channel'), ...details }).meta({
  id: 'ChannelChange',
  examples: [{ type: 'bank', email: 'desk@harbour.example', name: 'Harbour Bank', country: 'HK' }],
})

export const Channel = z
  .object({
    ...ChannelForm.shape,
    id: idOf('channel'),
    /** Null of one that was made before a logo was asked for. */
    logoFileId: idOf('logoFile').nullable(),
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

export type ChannelChange = z.output<typeof ChannelChange>
export type ChannelForm = z.output<typeof ChannelForm>
export type Channel = z.output<typeof Channel>
