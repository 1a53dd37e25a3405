import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const policyNumberAudit: NounAudit = {
  things: { number: 'Policy numbers' },
  named: { policy_number: 'name' },
  done: {
    'number/createPolicyNo': 'made the policy number design {}',
    'number/updateNumberById': 'changed the policy number design {}',
    'number/updatePolicyNoByProductId': 'connected policy numbers to the product {}',
    'number/addProductCustomFields': 'changed the policy number fields of the product {}',
  },
}
