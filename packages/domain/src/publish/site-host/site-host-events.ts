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
  'site-host.lost': event({
    about: 'An agent’s home page lost its name: another company proved that it is theirs',
    audience: ['leaders'],
    isMandatory: true,
    fields: { siteHostId: eventField.id(), host: eventField.host(), proven: eventField.host() },
  }),
} as const
