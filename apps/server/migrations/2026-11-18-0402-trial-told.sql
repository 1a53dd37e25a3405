-- For which end of its trial a company was sent the link to pay with. Those that ended before are not written to now.
alter table company add column trial_told_for timestamptz;
update company set trial_told_for = trial_ends_at where trial_ends_at <= now();
create index company_trial_ended on company (trial_ends_at)
  where trial_ends_at is not null and trial_told_for is distinct from trial_ends_at;
grant select (trial_ends_at, trial_told_for) on company to door;
