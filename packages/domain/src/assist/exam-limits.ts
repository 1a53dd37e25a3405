/** What a company's learning portal may hold, and what an exam may be. */
export const examLimits = {
  levels: 50,
  foldersOfLevel: 5,
  /** Also those that were rejected: they are not proposed again. */
  questionsOfLevel: 300,
  /** Asked in one exam, and proposed at once: the specification's. */
  questions: 30,
  /** Written by a model at once, and passages that it is sent for it. */
  written: 10,
  passagesSent: 12,
  questionLength: 600,
  optionLength: 200,
  minutes: 180,
  retakes: 20,
  waitHours: 720,
  /** Of one person, in whichever levels. */
  examsOfDay: 20,
  leaders: 10,
} as const
