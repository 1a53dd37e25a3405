-- What somebody reads, once they have chosen it: mails to them are written in it. Until then that of the company's country.
alter table member add column language text;
