import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const contactAudit: NounAudit = {
  things: { contact: 'Contacts' },
  named: { contact: 'name' },
  done: {
    'contact/createContact': 'added the contact {}',
    'contact/updateContact': 'changed the contact {}',
    'contact/deleteContact': 'deleted a contact',
  },
}
