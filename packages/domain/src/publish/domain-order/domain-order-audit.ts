import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const domainOrderAudit: NounAudit = {
  named: { domain_order: 'name' },
  done: {
    'domain/registerDomain': 'ordered the name {}',
    'domain/renewDomain': 'ordered another year of the name {}',
    'domain/cancelDomainOrder': 'gave up the order of the name {}',
    'domain/checkoutPaymentDoMain': 'began to pay for the name {}',
    'domain/DoMaincallBackCheckout': 'asked what became of the payment of the name {}',
    'domain/register': 'had the registrar asked for the name {}',
    'domain/setNameRenewal': 'changed whether the name {} is renewed by itself',
    'domain/renew': { by: 'The name', says: '{} was renewed, or it was tried' },
    'domain/issue-invoice': 'wrote the invoice of the name {}',
    'domain/getTransferCode': 'looked at the transfer code of {a name}',
  },
}
