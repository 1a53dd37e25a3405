-- Connectors that ask what is kept here, beside those that ask other systems: until now there were none.
update connector set definition = '{"type": "external", "call": null}'::jsonb || definition;
