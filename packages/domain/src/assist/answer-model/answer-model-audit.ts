import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const answerModelAudit: NounAudit = {
  things: { answerModel: 'Model that chooses answers' },
  done: {
    'answerModel/changeModel': 'changed whether a model outside chooses answers',
  },
}
