import type { partnershipEvents } from '@coverwright/domain/company/partnership/partnership-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { News, StandardMail, StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findLeaders } from '../member/index.ts'
import { countSites } from './count-sites.ts'
import { cardsOf, otherSideOf } from './internal.ts'
import { partnerships } from './tables.ts'

type Type = keyof typeof partnershipEvents

interface Happened {
  readonly partnershipId: string
}

const hub = '/partner-hub'

async function findPartner(tx: ReadTx, partnershipId: string) {
  const row = await selectRow(tx, partnerships, partnershipId)
  if (!row) return undefined
  const { id: ownId } = await getOwnCompany(tx)
  const otherId = otherSideOf(row, ownId) ?? ''
  const name = (await cardsOf(tx, [row], ownId)).get(otherId)?.name
  return name === undefined
    ? undefined
    : { partner: name, sites: String((await countSites(tx, otherId)) || ''), reason: row.endReason ?? '' }
}

const registeredLeaders = async (tx: ReadTx) => (await findLeaders(tx)).filter(({ state }) => state === 'registered')

function news(code: Type, kind: News['kind']) {
  return {
    news: async ({ tx }: TellingContext, { partnershipId }: Happened): Promise<readonly News[]> => {
      const partner = await findPartner(tx, partnershipId)
      if (!partner) return []
      const { title } = worded(code, { ...partner, name: '', link: '' })
      const told = { kind, title, source: 'Partners', link: hub } as const
      return (await registeredLeaders(tx)).map(({ id: memberId }) => Object.assign({ memberId }, told))
    },
  }
}

function newsAndMail(code: Type, kind: News['kind']) {
  return {
    ...news(code, kind),
    mails: async ({ tx, links }: TellingContext, { partnershipId }: Happened): Promise<readonly StandardMail[]> => {
      const partner = await findPartner(tx, partnershipId)
      if (!partner) return []
      return (await registeredLeaders(tx)).map(({ email, name }) => {
        const { title, text, told } = worded(code, { ...partner, name, link: links.linkTo(hub) })
        return { recipient: email, subject: title, text, told }
      })
    },
  }
}

export const partnershipTells: StandardMessages<Type> = {
  'partnership.asked': newsAndMail('partnership.asked', 'info'),
  'partnership.accepted': newsAndMail('partnership.accepted', 'success'),
  'partnership.refused': newsAndMail('partnership.refused', 'info'),
  'partnership.revoked': news('partnership.revoked', 'info'),
  'partnership.ended': newsAndMail('partnership.ended', 'warning'),
  'partnership.ended-by-us': newsAndMail('partnership.ended-by-us', 'info'),
  'partnership.proposed': newsAndMail('partnership.proposed', 'info'),
  'partnership.agreed': news('partnership.agreed', 'success'),
  'partnership.declined': news('partnership.declined', 'info'),
}
