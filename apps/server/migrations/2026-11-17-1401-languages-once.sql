-- Each language of a product stands once, where it stood first.
update product
set languages = array(
  select spoken.language from unnest(languages) with ordinality as spoken (language, place)
  group by spoken.language order by min(spoken.place)
)
where cardinality(languages) > (select count(distinct spoken.language) from unnest(languages) as spoken (language));
