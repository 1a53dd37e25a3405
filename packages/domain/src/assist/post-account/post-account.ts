import { z } from 'zod'
import { networks } from '../../build/template/post-networks.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { postLimits } from '../post/post-limits.ts'
import { postAccountLifecycle } from './post-account-lifecycle.ts'

const settings = {
  name: requiredText(80),
  /** The server of the network, or where a webhook is told. */
  address: z.string().trim().max(500),
  /** Who signs in; of Bluesky alone. */
  handle: z.string().trim().max(253),
  /** An app password or an access token: it is sealed, and never shown again. */
  secret: z.string().max(2000),
  postsOfDay: z.int().min(1).max(postLimits.postsOfDay),
}

export const blueskyAddress = 'https://bsky.social'

/** Of an account that is there: what it lacks, it has kept. */
export const PostAccountFields = z.strictObject({ network: z.enum(networks), ...settings })

export const PostAccountForm = PostAccountFields.check(({ value, issues }) => {
  const { network, address, handle, secret } = value
  const lack = (field: 'address' | 'handle' | 'secret') =>
    issues.push({ code: 'custom', input: value, path: [field], message: messages.required })
  if (network !== 'kept' && address === '') lack('address')
  if (network === 'bluesky' && handle === '') lack('handle')
  if ((network === 'bluesky' || network === 'mastodon') && secret === '') lack('secret')
}).meta({
  id: 'PostAccountForm',
  examples: [{ network: 'kept', name: 'By hand', address: '', handle: '', secret: '', postsOfDay: 10 }],
})

export type PostAccountForm = z.output<typeof PostAccountForm>

/** The network stays; an empty secret leaves the one that is there. */
export const PostAccountChange = z.strictObject({ id: idOf('postAccount'), ...settings }).meta({
  id: 'PostAccountChange',
  examples: [{ name: 'Our own', address: '', handle: '', secret: '', postsOfDay: 5 }],
})

export const PostAccountRef = z.strictObject({ id: idOf('postAccount') })

export const PostAccount = z
  .object({
    id: idOf('postAccount'),
    name: z.string(),
    network: z.enum(networks),
    address: z.string(),
    handle: z.string(),
    secretHint: z.string().nullable(),
    postsOfDay: z.int(),
    state: z.enum(postAccountLifecycle.states),
    problem: z.string().nullable(),
    testedAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'PostAccount' })

export type PostAccount = z.output<typeof PostAccount>

export const PostAccountFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

/** What signs a webhook is shown this once. */
export const PostAccountMade = z
  .object({ account: PostAccount, signingSecret: z.string().nullable() })
  .meta({ id: 'PostAccountMade' })
