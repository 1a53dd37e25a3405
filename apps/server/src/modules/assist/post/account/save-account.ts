import type { postAccount } from '@coverwright/contract/assist/post-account'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { postAccountLifecycle } from '@coverwright/domain/assist/post-account/post-account-lifecycle'
import type { Network } from '@coverwright/domain/build/template/post-networks'
import { errors, fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { newSecret } from '../../../../adapters/outbound/sign-message.ts'
import { companyOf } from '../../../../platform/database/company-of.ts'
import { contains, selectPage } from '../../../../platform/database/select-page.ts'
import type { Ports } from '../../../../platform/http/context.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { newId } from '../../../../platform/id.ts'
import { lockOwnCompany } from '../../../company/company/index.ts'
import { postAccounts, posts } from '../tables.ts'
import { lockPostAccountInCompany, savePostAccount, toPostAccount } from './internal.ts'
import { sealSecret } from './secret.ts'

/** An address that would never be reached is refused while somebody is there to put it right. */
function checkAddress({ outbound }: Pick<Ports, 'outbound'>, network: Network, address: string): void {
  const refusal = network === 'kept' ? undefined : outbound.refusalOf(address)
  if (refusal) fail('post-account.address-refused', { address: refusal })
}

export const listAccounts: HandlerOf<typeof postAccount, 'listAccounts'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, postAccounts, contains(postAccounts.name, search), paging)
  return { items: items.map(toPostAccount), ...page }
}

export const createAccount: HandlerOf<typeof postAccount, 'createAccount'> = async (
  { tx, audit, ports },
  { secret, ...form },
) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(postAccounts)) >= postLimits.accounts) return fail('post-account.too-many')
  checkAddress(ports, form.network, form.address)
  const id = newId()
  const signingSecret = form.network === 'webhook' ? newSecret() : null
  const kept = form.network === 'kept' ? undefined : (signingSecret ?? secret)
  const [row] = await tx
    .insert(postAccounts)
    .values({
      ...form,
      id,
      // Nobody has to be let in where a person posts.
      state: form.network === 'kept' ? 'connected' : postAccountLifecycle.initial,
      ...(kept && sealSecret(ports.sealing, { id, companyId: companyOf(tx) }, kept)),
    })
    .returning()
  if (!row) throw new Error('The account was not saved')
  await audit(id, { name: form.name, network: form.network })
  return { account: toPostAccount(row), signingSecret }
}

const serverOf = (address: string) => URL.parse(address)?.origin ?? address

export const updateAccount: HandlerOf<typeof postAccount, 'updateAccount'> = async (
  { tx, audit, ports },
  { id, secret, ...form },
) => {
  const before = await lockPostAccountInCompany(tx, id)
  const { network } = before
  checkAddress(ports, network, form.address)
  const isElsewhere = network !== 'kept' && serverOf(form.address) !== serverOf(before.address)
  // Who does not know the secret cannot have it sent away. What signs a webhook is not sent.
  if (isElsewhere && network !== 'webhook' && secret === '')
    return fail('post-account.secret-needed', { secret: errors['post-account.secret-needed'].message })
  const takesSecret = secret !== '' && (network === 'bluesky' || network === 'mastodon')
  const isNew = isElsewhere || takesSecret || form.handle !== before.handle
  const row = await savePostAccount(tx, id, {
    ...form,
    ...(takesSecret && sealSecret(ports.sealing, before, secret)),
    ...(isNew && { state: postAccountLifecycle.next(before.state, 'change') ?? before.state, problem: null }),
  })
  await audit(id, { name: row.name, isElsewhere, hasNewSecret: takesSecret })
  return toPostAccount(row)
}

export const deleteAccount: HandlerOf<typeof postAccount, 'deleteAccount'> = async ({ tx, audit }, { id }) => {
  const { name } = await lockPostAccountInCompany(tx, id)
  if ((await tx.$count(posts, eq(posts.accountId, id))) > 0) return fail('post-account.in-use')
  await tx.delete(postAccounts).where(eq(postAccounts.id, id))
  await audit(id, { name, deleted: true })
  return null
}
