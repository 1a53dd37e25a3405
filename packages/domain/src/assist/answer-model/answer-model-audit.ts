import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const answerModelAudit: NounAudit = {
  things: { answerModel: 'Language model' },
  done: {
    'answerModel/changeModel': 'changed what a model outside is asked for',
  },
}
