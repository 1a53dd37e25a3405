-- What was asked in the app, and the sessions of its people, are kept for a time and then deleted: found by their age.
create index talk_question_by_age on talk_question (created_at);
grant select (company_id, id, created_at) on talk_question to door;
create policy at_the_door on talk_question for select to door using (true);

create index app_session_by_end on app_session (expires_at);
grant select (company_id, id, expires_at) on app_session to door;
create policy at_the_door on app_session for select to door using (true);

-- How often people were asked for help on one day.
create index talk_question_person_asked on talk_question (company_id, person_asked_at) where person_asked_at is not null;
