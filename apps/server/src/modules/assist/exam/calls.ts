import type { exam } from '@coverwright/contract/assist/exam'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getLeaders, listExams, listOwnExams, listStandings } from './list-exams.ts'
import { getOpenLevels } from './open-levels.ts'
import { printCertificate } from './print-certificate.ts'
import { answerQuestion, answerTrial, getExam, getTrial, handIn, handInTrial } from './sit-exam.ts'
import { startExam, startTrial } from './start-exam.ts'

export const examCalls: HandlersOf<typeof exam> = {
  getOpenLevels,
  startExam,
  getExam,
  answerQuestion,
  handIn,
  listOwnExams,
  getLeaders,
  printCertificate,
  startTrial,
  getTrial,
  answerTrial,
  handInTrial,
  listExams,
  listStandings,
}
