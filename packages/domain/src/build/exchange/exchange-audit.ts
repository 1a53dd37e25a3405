import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const exchangeAudit: NounAudit = {
  things: { exchange: 'Exchange' },
  named: { exchange_item: 'name', exchange_review: 'name', released_item: 'name' },
  done: {
    'exchange/createFromProduct': 'made the exchange item {} from a product',
    'exchange/createFromComponent': 'made the exchange item {} from a component',
    'exchange/deriveItem': 'derived the exchange item {}',
    'exchange/updateItem': 'changed the exchange item {}',
    'exchange/generateItem': 'generated the exchange item {}',
    'exchange/lockItem': 'locked or unlocked the exchange item {}',
    'exchange/answerMaster': 'took over or left what the master of the exchange item {} changed',
    'exchange/submitItem': 'submitted the exchange item {} for approval',
    'exchange/takeBackItem': 'took the exchange item {} back from approval',
    'exchange/withdrawItem': 'withdrew the exchange item {}',
    'exchange/deleteItem': 'deleted the exchange item {}',
    'exchange/decideReview': 'decided on a design for the exchange',
    'exchange/withdrawReleased': 'withdrew a design from the exchange',
    'exchange/settleReport': 'settled a report about a design of the exchange',
    'exchange/takeDesign': 'took the product {} from the exchange',
    'exchange/takeIntoProduct': 'took a website from the exchange into the product {}',
    'exchange/takeComponent': 'took the component {} from the exchange',
    'exchange/reportItem': 'reported a problem with a design of the exchange',
  },
}
