import type { primaryTransferEvents } from '@coverwright/domain/company/primary-transfer/primary-transfer-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { members } from '../member/index.ts'
import { primaryTransfers } from './tables.ts'

/** Nobody is told of what somebody had a part in who is gone meanwhile. */
async function findSides(tx: ReadTx, transferId: string) {
  const transfer = await selectRow(tx, primaryTransfers, transferId)
  const from = transfer && (await selectRow(tx, members, transfer.fromMemberId))
  const to = transfer && (await selectRow(tx, members, transfer.toMemberId))
  return from && to && { from, to }
}

async function wordsForBoth(tx: ReadTx, transferId: string) {
  const sides = await findSides(tx, transferId)
  if (!sides) return []
  const { name: company } = await getOwnCompany(tx)
  const names = { from: sides.from.name, to: sides.to.name, company }
  return [
    { member: sides.from, ...worded('primary-transfer.handed-over', names) },
    { member: sides.to, ...worded('primary-transfer.received', names) },
  ]
}

export const primaryTransferTells: StandardMessages<keyof typeof primaryTransferEvents> = {
  'primary-transfer.asked': {
    news: async ({ tx }, { transferId }) => {
      const sides = await findSides(tx, transferId)
      if (!sides) return []
      const { title } = worded('primary-transfer.asked', { from: sides.from.name })
      return [{ memberId: sides.to.id, kind: 'info', title, source: 'Users', link: '/transfer-notice' }]
    },
  },
  'primary-transfer.done': {
    mails: async ({ tx }, { transferId }) =>
      (await wordsForBoth(tx, transferId)).map(({ member, title, text, told }) => ({
        recipient: member.email,
        subject: title,
        text,
        told,
      })),
    news: async ({ tx }, { transferId }) =>
      (await wordsForBoth(tx, transferId)).map(({ member, title }) => ({
        memberId: member.id,
        kind: 'success',
        title,
        source: 'Users',
        link: '/users',
      })),
  },
}
