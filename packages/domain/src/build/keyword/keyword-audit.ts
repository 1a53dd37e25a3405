import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const keywordAudit: NounAudit = {
  things: { keyword: 'Keywords' },
  named: { keyword: 'name' },
  done: {
    'keyword/createKeyword': 'added the keyword {}',
    'keyword/updateKeyword': 'changed the keyword {}',
    'keyword/deleteKeyword': 'deleted a keyword',
  },
}
