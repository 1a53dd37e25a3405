import { event, eventField } from '../../base/event/event.ts'

export const siteHostEvents = {
  'site-host.unproven': event({
    about: 'A site stands at a name that nobody has proven: it ends unless the domain is connected',
    audience: ['leaders'],
    isMandatory: true,
    fields: { siteHostId: eventField.id(), host: eventField.host(), until: eventField.moment() },
  }),
  'site-host.reserved': event({
    about: 'A site stands at a name that is reserved: it ends',
    audience: ['leaders'],
    isMandatory: true,
    fields: { siteHostId: eventField.id(), host: eventField.host(), until: eventField.moment() },
  }),
} as const
