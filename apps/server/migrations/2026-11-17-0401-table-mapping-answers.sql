-- What was mapped before these questions were asked was converted so: texts as they are written, hidden rows taken in.
update pricing_table_version
set mapping = jsonb_set(
  mapping || '{"hiddenRows": "taken"}',
  '{fields}',
  (
    select jsonb_agg(field || '{"expressions": "written", "fine": null}' order by place)
    from jsonb_array_elements(mapping -> 'fields') with ordinality as each (field, place)
  )
)
where mapping is not null;

update pricing_table_version
set identified = jsonb_set(
  identified,
  '{mapping}',
  jsonb_set(
    (identified -> 'mapping') || '{"hiddenRows": "taken"}',
    '{fields}',
    (
      select jsonb_agg(field || '{"expressions": null, "fine": null}' order by place)
      from jsonb_array_elements(identified -> 'mapping' -> 'fields') with ordinality as each (field, place)
    )
  )
)
where identified is not null;
