-- What follows from the rows by itself where they come one by one: the words they are found by, and the sums of figures.
truncate search_word, figure_sum, figure_note;
drop index search_word_by_word, search_word_of_subject;
insert into search_word (company_id, kind, word, subject_id)
  select company_id, 'customer', word, id from customer t, unnest(search_words(searched_text(t))) word
  union all
  select company_id, 'outbox_message', word, id from outbox_message t, unnest(search_words(searched_text(t))) word
  union all
  select company_id, 'transaction', word, id from transaction t, unnest(search_words(searched_text(t))) word;
create index search_word_by_word on search_word (company_id, kind, word, subject_id desc);
create index search_word_of_subject on search_word (company_id, subject_id, word);
insert into figure_sum (id, company_id, step, kind, mode, product_id, plan, currency, at, counted,
    net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
  select * from summed_records(null);
