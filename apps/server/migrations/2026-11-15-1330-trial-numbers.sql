-- A trial run is numbered by its quote: designs that share a form would have counted to the same numbers.
alter table policy_number drop column test_used_count;
