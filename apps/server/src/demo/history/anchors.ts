import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import type { Client } from 'pg'
import { demoResale } from '../create-resale.ts'
import { hostOfDemo } from '../demo-hosts.ts'
import { demoCompanies } from '../people.ts'
import { demoProducts } from '../products.ts'

/** What the history is tied to in the installation it is loaded into, by a name that is the same in all of them. */
export type Anchors = ReadonlyMap<string, string>

const emails = demoCompanies.flatMap(({ members }) => members.map(({ email }) => email))
const primaries = demoCompanies.map(({ members: [primary] }) => primary.email)
const labels = [...demoProducts, demoResale].map(({ label }) => label)

const reading = `
  with site as (
    select label, m.* from unnest($3::text[], $4::text[]) as named (label, host)
      join mount m on m.host = named.host and m.state = 'live')
  select 'member ' || email as name, id::text as value from member where email = any($1)
  union all select 'company of ' || email, company_id::text from member where email = any($2)
  union all select 'host ' || label, host from site
  union all select 'mount ' || label, id::text from site
  union all select 'release ' || label, release_id::text from site
  union all select 'program ' || label, program_hash from site join release r on r.company_id = site.company_id and r.id = release_id
  union all select 'product ' || label, product_id::text from site
  union all select 'design ' || label, n.policy_number_id::text from site
    join numbered_product n on n.company_id = site.company_id and n.product_id = site.product_id
  union all select 'primary ' || label, p.id::text from site
    join primary_product p on p.company_id = site.company_id and p.product_id = site.product_id
  order by 1`

export async function readAnchors(owner: Client, rules: HostRules): Promise<Anchors> {
  const { rows } = await owner.query<{ name: string; value: string }>(reading, [
    emails,
    primaries,
    labels,
    labels.map((label) => hostOfDemo(label, rules)),
  ])
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** By what each site prices. */
export const programsOf = (anchors: Anchors): Record<string, string> =>
  Object.fromEntries(labels.map((label) => [label, anchors.get(`program ${label}`) ?? '']))

/** Whose history it is. */
export const livedCompanies = (anchors: Anchors): string[] =>
  ['primary@tarnbrook.example', 'primary@quayside.example'].flatMap((email) => anchors.get(`company of ${email}`) ?? [])
