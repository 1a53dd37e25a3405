import { event, eventField } from '../../base/event/event.ts'

export const releaseEvents = {
  'release.not-proven-in-time': event({
    about: 'A site ended: nobody proved in time that its name is the company’s',
    audience: ['leaders'],
    isMandatory: true,
    fields: { mountId: eventField.id(), host: eventField.host() },
  }),
  'release.proven-by-another': event({
    about: 'A site ended: another company proved that its name is theirs',
    audience: ['leaders'],
    isMandatory: true,
    fields: { mountId: eventField.id(), host: eventField.host(), proven: eventField.host() },
  }),
} as const
