-- What a company lets a model outside do: until now it could choose what answers, and nothing else.
alter table answer_model add column uses text[] not null default '{answers}';
alter table answer_model alter column uses drop default;
