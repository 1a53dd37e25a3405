-- What was wrong with an invoice is put right by another paper: numbered without a gap, and never changed either.
create table credit_note (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  number text not null,
  issued_on date not null,
  invoice_id uuid not null,
  invoice_number text not null,
  reason text not null,
  net_minor bigint not null,
  vat_percent integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  currency text not null,
  primary key (company_id, id),
  constraint credit_note_number unique (company_id, number),
  constraint credit_note_adds_up check (net_minor + vat_minor = total_minor and net_minor > 0),
  constraint credit_note_invoice foreign key (company_id, invoice_id) references invoice (company_id, id)
);
create index credit_note_of_invoice on credit_note (company_id, invoice_id, id);
alter table invoice_counter add column last_credit integer not null default 0;
