import type { postAccount } from '@coverwright/contract/assist/post-account'
import { postAccountLifecycle } from '@coverwright/domain/assist/post-account/post-account-lifecycle'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tested } from '../../../../adapters/networks/network.ts'
import type { WriteTx } from '../../../../platform/database/with-tenant.ts'
import { goOut } from '../../../../platform/http/handlers.ts'
import { networkOf } from '../network/networks.ts'
import { posts } from '../tables.ts'
import { getPostAccountInCompany, lockPostAccountInCompany, savePostAccount, toPostAccount } from './internal.ts'
import { credentialsOf, noSecret } from './secret.ts'

export const testAccount = goOut<typeof postAccount, 'testAccount'>()({
  read: ({ tx }, { id }) => getPostAccountInCompany(tx, id),
  act: async (account, { ports }): Promise<Tested> => {
    if (account.network === 'kept') return { is: 'connected' }
    const who = credentialsOf(ports.sealing, account)
    if (!who) return { is: 'refused', problem: noSecret }
    return networkOf(account.network, ports.outbound).test(who)
  },
  settle: async ({ tx, audit, now }, { id }, tested) => {
    const before = await lockPostAccountInCompany(tx, id)
    const isConnected = tested.is === 'connected'
    const row = await savePostAccount(tx, id, {
      state: postAccountLifecycle.next(before.state, isConnected ? 'connect' : 'lose') ?? before.state,
      problem: tested.is === 'refused' ? tested.problem.slice(0, 500) : null,
      testedAt: now,
    })
    if (isConnected && before.network !== 'kept') await goOn(tx, id, now)
    await audit(id, { name: row.name, state: row.state })
    return toPostAccount(row)
  },
})

/** What waited for the account is due again. */
const goOn = (tx: WriteTx, accountId: string, now: Date) =>
  tx
    .update(posts)
    .set({ dueAt: now })
    .where(and(eq(posts.accountId, accountId), inArray(posts.state, ['scheduled', 'unknown']), isNull(posts.dueAt)))
