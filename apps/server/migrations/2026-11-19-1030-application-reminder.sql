-- What a buyer agreed to beside their address: that they may be reminded of their quote.
alter table application add column reminder jsonb;
