import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const primaryProductAudit: NounAudit = {
  things: { primaryProduct: 'Primary products' },
  done: {
    'primaryProduct/moveProduct': 'moved the product {} to the primary products',
    'primaryProduct/takeBackProduct': 'took the product {} back from the primary products',
    'primaryProduct/createProduct': 'made the product {} of a partner’s',
    'primaryProduct/takeNewVersion': 'took the provider’s new release over into the product {}',
  },
}
