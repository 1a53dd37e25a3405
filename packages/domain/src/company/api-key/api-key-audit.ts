import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const apiKeyAudit: NounAudit = {
  things: { secret: 'API keys' },
  named: { api_key: 'name' },
  done: {
    'secret/createKey': 'made the API key {}',
    'secret/revokeKey': 'revoked the API key {}',
  },
}
