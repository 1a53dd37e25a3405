import { type NounAudit, somebodyOfTheApp } from '../../base/audit/noun-audit.ts'

export const examAudit: NounAudit = {
  things: { exam: 'Exams' },
  done: {
    'exam/startExam': { by: somebodyOfTheApp, says: 'began an exam' },
    'exam/answerQuestion': { by: somebodyOfTheApp, says: 'answered a question of an exam' },
    'exam/handIn': { by: somebodyOfTheApp, says: 'handed in an exam' },
    'exam/endExam': { by: 'The product', says: 'handed in an exam whose time was out' },
    'exam/startTrial': 'began a trial of an exam',
    'exam/answerTrial': 'answered a question of a trial of an exam',
    'exam/handInTrial': 'handed in a trial of an exam',
  },
}
