import type { Client } from 'pg'

/** Documents that differ from the columns the version before reads: the database keeps them in step. */
export async function documentsApart(owner: Client): Promise<readonly string[]> {
  const { rows } = await owner.query<{ apart: string }>(`
    with kept as (
      select company_id, id as owner_id, 'body' as kind, body as content, body_revision as revision, base_release_id as base_id
        from product where body is not null
      union all select company_id, id, 'shell', shell, shell_revision, null from product where shell is not null
      union all select company_id, id, 'component', jsonb_build_object('version', 1, 'blocks', blocks), null, null
        from component)
    select concat_ws(' ', kind, owner_id) as apart
    from kept k full join document d using (company_id, owner_id, kind)
    where k.content is distinct from d.content or k.base_id is distinct from d.base_id
      or (kind <> 'component' and k.revision is distinct from d.revision)`)
  return rows.map(({ apart }) => apart)
}
