import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'

const one = { nowPage: 1, pageSize: 1 } as const

/** How many there are, for the tabs. */
export const countsQuery = madeOf(queries.login.getBrokerList({}), 'counts', async () => {
  const [active, insurers] = await Promise.all([
    client.login.getBrokerList({ status: 'active' }, one),
    client.insurers.insurersList({}, one),
  ])
  return { partners: active.total, insurers: insurers.total }
})

export const listingQuery = queries.insurers.getListing({})
