-- What the learning portal examines, in which questions, and what came of it.
create table exam_level (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  accuracy integer not null,
  minutes integer not null,
  questions integer not null,
  retakes integer,
  wait_hours integer not null,
  has_leaderboard boolean not null,
  state text not null default 'draft',
  primary key (company_id, id)
);
create unique index exam_level_name on exam_level (company_id, lower(name));
create index exam_level_by_name on exam_level (company_id, name, id);
create index exam_level_by_state on exam_level (company_id, state, id);
create index exam_level_by_time on exam_level (company_id, created_at, id);
create index exam_level_by_change on exam_level (company_id, updated_at, id);

create table exam_level_folder (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  level_id uuid not null,
  folder_id uuid not null,
  primary key (company_id, id),
  constraint exam_level_folder_once unique (company_id, level_id, folder_id),
  constraint exam_level_folder_level foreign key (company_id, level_id) references exam_level (company_id, id) on delete cascade,
  constraint exam_level_folder_folder foreign key (company_id, folder_id) references hub_folder (company_id, id) on delete cascade
);
create index exam_level_folder_of_folder on exam_level_folder (company_id, folder_id);

-- The file is named without a key of it: a question outlives its file, as one that is outdated.
create table exam_question (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  level_id uuid not null,
  key text not null,
  kind text not null,
  text text not null,
  answer text not null,
  wrong jsonb not null,
  folder_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  version integer not null,
  passage integer not null,
  heading text not null,
  quote text not null,
  place jsonb not null,
  state text not null default 'proposed',
  is_outdated boolean not null default false,
  asked integer not null default 0,
  failed integer not null default 0,
  primary key (company_id, id),
  constraint exam_question_once unique (company_id, level_id, key),
  constraint exam_question_level foreign key (company_id, level_id) references exam_level (company_id, id) on delete cascade
);
create index exam_question_of_level on exam_question (company_id, level_id, state, id);
create index exam_question_of_file on exam_question (company_id, file_id);
create index exam_question_by_time on exam_question (company_id, created_at, id);
create index exam_question_by_state on exam_question (company_id, state, id);
create index exam_question_by_asked on exam_question (company_id, asked, id);
create index exam_question_by_failed on exam_question (company_id, failed, id);

-- A question holds as long as its passage stands in the current version of its file, wherever in it; and holds again where
-- the passage comes back. In the transaction that replaces the file: no exam is drawn in between.
create function keep_exam_questions() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      -- Where a whole company goes, its questions go too.
      if current_user = 'eraser' then return old; end if;
      update exam_question set is_outdated = true, updated_at = now()
      where company_id = old.company_id and file_id = old.id and not is_outdated;
      return old;
    end if;
    update exam_question q set is_outdated = true, updated_at = now()
    where q.company_id = new.company_id and q.file_id = new.id and not q.is_outdated;
    update exam_question q set
      is_outdated = false, updated_at = now(), version = new.current_number, file_name = new.name,
      passage = found.nth - 1, place = found.passage -> 'place'
    from (
      select distinct on (p.passage ->> 'heading', p.passage ->> 'text') p.passage, p.nth
      from hub_file_version v, jsonb_array_elements(v.passages) with ordinality p(passage, nth)
      where v.company_id = new.company_id and v.hub_file_id = new.id and v.number = new.current_number
      order by p.passage ->> 'heading', p.passage ->> 'text', p.nth
    ) found
    where q.company_id = new.company_id and q.file_id = new.id
      and q.quote = found.passage ->> 'text' and q.heading = found.passage ->> 'heading';
    return new;
  end;
$$;
create trigger keep_exam_questions after update of current_number, name or delete on hub_file
  for each row execute function keep_exam_questions();

create table exam (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  level_id uuid not null,
  member_id uuid,
  trial_member_id uuid,
  level_name text not null,
  accuracy integer not null,
  minutes integer not null,
  seed integer not null,
  sheet jsonb not null,
  choices jsonb not null,
  state text not null default 'sitting',
  started_at timestamptz not null,
  deadline_at timestamptz not null,
  due_at timestamptz,
  ended_at timestamptz,
  right_count integer,
  total integer not null,
  primary key (company_id, id),
  constraint exam_level_of foreign key (company_id, level_id) references exam_level (company_id, id) on delete cascade,
  constraint exam_member foreign key (company_id, member_id) references app_member (company_id, id) on delete cascade,
  constraint exam_of_somebody check ((member_id is null) <> (trial_member_id is null))
);
create unique index exam_sitting on exam (company_id, member_id) where state = 'sitting';
create unique index exam_trial_sitting on exam (company_id, trial_member_id) where state = 'sitting';
create index exam_of_member on exam (company_id, member_id, started_at, id);
create index exam_of_trial on exam (company_id, trial_member_id, started_at, id);
create index exam_of_level on exam (company_id, level_id, started_at, id);
create index exam_by_start on exam (company_id, started_at, id);
create index exam_due on exam (company_id, due_at);
grant select (company_id, id, due_at) on exam to door;
create policy at_the_door on exam for select to door using (true);

-- What somebody reached in a level: one row a person and level, written when an exam ends.
create table exam_standing (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  level_id uuid not null,
  member_id uuid not null,
  attempts integer not null,
  best_percent integer not null,
  best_at timestamptz not null,
  best_exam_id uuid not null,
  passed_at timestamptz,
  last_ended_at timestamptz not null,
  primary key (company_id, id),
  constraint exam_standing_once unique (company_id, level_id, member_id),
  constraint exam_standing_level foreign key (company_id, level_id) references exam_level (company_id, id) on delete cascade,
  constraint exam_standing_member foreign key (company_id, member_id) references app_member (company_id, id) on delete cascade
);
create index exam_standing_best on exam_standing (company_id, level_id, best_percent, id);
create index exam_standing_by_percent on exam_standing (company_id, best_percent, id);
create index exam_standing_by_attempts on exam_standing (company_id, attempts, id);
create index exam_standing_by_end on exam_standing (company_id, last_ended_at, id);
create index exam_standing_of_member on exam_standing (company_id, member_id);
