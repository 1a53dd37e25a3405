-- Until when what a demo company sold was invented with it; of companies that live for themselves nothing was.
alter table company add column history_ends_at timestamptz;
