import { customer, type NounAudit } from '../../base/audit/noun-audit.ts'

export const suppressionAudit: NounAudit = {
  things: { suppression: 'Addresses without advertising' },
  done: {
    'suppression/addAddress': 'noted an address that wants no advertising',
    'suppression/removeAddress': 'took an address off those that want no advertising',
    'suppression/unsubscribe': customer('wants no more advertising'),
  },
}
