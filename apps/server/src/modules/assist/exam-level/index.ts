export {
  countQuestions,
  drawableOf,
  foldersOf,
  getLevelInCompany,
  holdLevelInCompany,
  lockLevelInCompany,
} from './internal.ts'
export { levelNames } from './list-questions.ts'
export { type ExamLevelRow, examLevels, examQuestions } from './tables.ts'
