-- Up to which moment sales are billed. The day alone does not say it: whoever moves to another time zone between two bills
-- would have the hours between the two midnights billed twice, or never.
alter table subscription add column usage_from_at timestamptz;
alter table plan_order add column usage_to_at timestamptz;
