import { Client } from 'pg'

/** Three that must agree to the penny: what was ordered and paid, what was invoiced, what the gateway took. Answers how many. */
export async function comparePlanLedgers(ownerUrl: string): Promise<{ orders: number; minor: number }> {
  const client = new Client(ownerUrl)
  await client.connect()
  const rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  const orders = await rows<{ id: string; minor: string }>(
    `select company_id || ' ' || id as id, total_minor as minor from plan_order where state = 'paid' and total_minor > 0`,
  )
  const taken = await rows<{ id: string; minor: string }>(
    `select p.company_id || ' ' || p.subject_id as id, c.amount_minor - c.refunded_minor as minor
     from test_gateway.charge c join test_gateway.session s on s.id = c.session_id
     left join payment p on s.reference = p.company_id || '.order.' || p.id
     where c.amount_minor > c.refunded_minor`,
  )
  const invoiced = await rows<{ id: string; minor: string }>(
    `select i.company_id || ' ' || i.order_id as id, i.total_minor as minor from invoice i
     join plan_order o on o.company_id = i.company_id and o.id = i.order_id and o.state = 'paid' where i.total_minor > 0`,
  )
  const numbers = await rows<{ number: string }>('select number from invoice order by number')
  const [counter] = await rows<{ last: number }>('select last from invoice_counter')
  const wrong = await rows<{ company_id: string }>(
    `select s.company_id from subscription s join lateral (
       select * from plan_order o where o.company_id = s.company_id and o.state = 'paid' and o.kind <> 'usage' order by paid_at desc limit 1
     ) last on true where s.plan <> last.plan or s.period ->> 'billing' <> last.billing`,
  )
  await client.end()
  same(orders, taken, 'Ordered and taken differ')
  same(orders, invoiced, 'Ordered and invoiced differ')
  const given = numbers.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
  if (given.some((number, at) => number !== at + 1) || given.length !== counter?.last)
    throw new Error(`Invoices have a gap: ${given.join(' ')}, counted to ${counter?.last}`)
  if (wrong.length > 0) throw new Error(`${wrong.length} companies have another plan than they paid for`)
  return { orders: orders.length, minor: orders.reduce((sum, { minor }) => sum + Number(minor), 0) }
}

interface Entry {
  readonly id: string
  readonly minor: string
}

function same(left: readonly Entry[], right: readonly Entry[], what: string) {
  const lines = (entries: readonly Entry[]) => entries.map(({ id, minor }) => `${id} ${minor}`).toSorted()
  if (lines(left).join('\n') === lines(right).join('\n')) return
  const [one, other] = [new Set(lines(left)), new Set(lines(right))]
  const odd = [...one.symmetricDifference(other)].slice(0, 6)
  throw new Error(`${what}: ${left.length} against ${right.length}, ${odd.join(', ')}`)
}
