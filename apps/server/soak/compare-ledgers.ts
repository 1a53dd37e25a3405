import { Client } from 'pg'

/** Three that must be equal: what buyers were shown, what the database keeps, what the gateway took. Answers how many. */
export async function compareLedgers(ownerUrl: string, journal: ReadonlyMap<string, string>): Promise<number> {
  const client = new Client(ownerUrl)
  await client.connect()
  const rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  const kept = await rows<{ email: string; number: string; payment: string; minor: string }>(
    `select p.email, p.number, p.company_id || '.' || coalesce(paid.kind || '.', '') || p.payment_id as payment, p.gross_minor as minor
     from policy p join payment paid on paid.company_id = p.company_id and paid.id = p.payment_id where p.email like 'buyer-%' order by p.number`,
  )
  const taken = await rows<{ payment: string; minor: string }>(
    `select s.reference as payment, c.amount_minor as minor from test_gateway.charge c
     join test_gateway.session s on s.id = c.session_id
     where not exists (select from test_gateway.refund r where r.session_id = s.id)`,
  )
  // Money that goes back is a sale that was lost, also where the same buyer paid again and got a policy then.
  const back = await rows(`select from payment where state in ('abnormal', 'refunding', 'refunded')`)
  await client.end()
  if (back.length > 0) throw new Error(`${back.length} payments made no policy`)
  same(lines(journal), lines(kept.map(({ email, number }) => [email, number])), 'Shown and kept differ')
  const gateway = lines(taken.map(({ payment, minor }) => [payment, minor]))
  same(lines(kept.map(({ payment, minor }) => [payment, minor])), gateway, 'Kept and taken differ')
  const counts = kept.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
  const gap = counts.find((count, at) => at > 0 && count !== (counts[at - 1] ?? 0) + 1)
  if (gap !== undefined) throw new Error(`Before number ${gap} one is missing`)
  return kept.length
}

function lines(entries: Iterable<readonly [string, string]>): string[] {
  return [...entries].map((entry) => entry.join(' ')).toSorted()
}

function same(left: string[], right: string[], what: string) {
  if (left.join('\n') === right.join('\n')) return
  const onlyLeft = new Set(left).difference(new Set(right))
  const onlyRight = new Set(right).difference(new Set(left))
  throw new Error(`${what}: ${[...onlyLeft].slice(0, 5).join(', ')} against ${[...onlyRight].slice(0, 5).join(', ')}`)
}
