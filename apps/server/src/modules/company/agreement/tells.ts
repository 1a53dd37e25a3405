import type { agreementEvents } from '@coverwright/domain/company/agreement/agreement-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { News, StandardMail, StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findLeaders, newsForLeaders } from '../member/index.ts'
import { agreements } from './tables.ts'

/** What is said of a contract that is still there, by the side that is told. */
async function findContract(tx: ReadTx, agreementId: string) {
  const row = await selectRow(tx, agreements, agreementId)
  if (!row?.partnerId || row.state === 'trash') return undefined
  const { id: ownId } = await getOwnCompany(tx)
  const partner = row.companyId === ownId ? row.partnerName : row.companyName
  return { partner, agreement: row.name, path: `/BrokerContract?agreement=${agreementId}` }
}

interface Happened {
  readonly agreementId: string
}

const tellOf = (code: keyof typeof agreementEvents) => ({
  mails: async ({ tx, links }: TellingContext, { agreementId }: Happened): Promise<readonly StandardMail[]> => {
    const found = await findContract(tx, agreementId)
    if (!found) return []
    const { path, ...contract } = found
    const primaries = (await findLeaders(tx)).filter(({ role }) => role === 'primary')
    return primaries.map(({ email, name }) => {
      const { title, text, told } = worded(code, { ...contract, name, link: links.linkTo(path) })
      return { recipient: email, subject: title, text, told }
    })
  },
  news: async ({ tx }: TellingContext, { agreementId }: Happened): Promise<readonly News[]> => {
    const found = await findContract(tx, agreementId)
    if (!found) return []
    const { path, ...contract } = found
    const { title } = worded(code, { ...contract, name: '', link: '' })
    return newsForLeaders(tx, { kind: 'info', title, source: 'Agreements', link: path })
  },
})

export const agreementTells: StandardMessages<keyof typeof agreementEvents> = {
  'agreement.made': tellOf('agreement.made'),
  'agreement.executed': tellOf('agreement.executed'),
}
