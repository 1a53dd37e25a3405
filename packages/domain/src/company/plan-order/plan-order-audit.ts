import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const planOrderAudit: NounAudit = {
  things: { 'plan-order': 'Orders of plans', subscription: 'Subscriptions' },
  named: { plan_order: 'number' },
  done: {
    'payment/advanceOrderV2': 'ordered a plan: order {}',
    'payment/updateOrder': 'gave up the order {}',
    'payment/saveBillingDetails': 'changed the billing details',
    'payment/saveLicence': 'gave the licence number',
    'payment/checkPayment': { by: 'Whoever pays', says: 'asked what became of the payment of the order {}' },
    'payment/recordTransfer': 'recorded a transfer for the order {}',
    'payment/cancelPlan': 'cancelled the plan at the end of its period',
    'payment/keepPlan': 'kept the plan after all',
    'payment/takeSmallerPlan': 'chose a smaller plan for after this month',
    'payment/dropSmallerPlan': 'dropped the change to a smaller plan',
    'payment/saveCardInfo': 'went to the card provider to change the card for renewals',
    'payment/creditInvoice': 'wrote a credit note',
    'subscription/renew': { by: 'The plan', says: 'was renewed, or it was tried' },
    'subscription/sites-offline': { by: 'The plan', says: 'was not paid, and sites went offline' },
    'plan-order/end-trial': { by: 'The trial', says: 'ended, and the link to pay the order {} was sent' },
    'plan-order/issue-invoice': 'wrote the invoice of the order {}',
    'wallpayment/subscribePayment': { by: 'Whoever pays', says: 'went on to pay the order {}' },
  },
}
