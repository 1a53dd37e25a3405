-- The latest payment of an application is asked for when a buyer comes back: without it all of a company's were read.
create index payment_of_application on payment (company_id, application_id, id) where instalment_id is null;
