import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const examQuestionAudit: NounAudit = {
  things: { examQuestion: 'Questions of exams' },
  done: {
    'examQuestion/proposeQuestions': 'had questions proposed for the level {}',
    'examQuestion/writeQuestions': 'had a model write questions for the level {}',
    'examQuestion/approveQuestion': 'approved a question of the learning portal',
    'examQuestion/rejectQuestion': 'rejected a question of the learning portal',
    'examQuestion/restoreQuestion': 'restored a question of the learning portal',
    'examQuestion/updateQuestion': 'changed a question of the learning portal',
  },
}
