/** What a company's knowledge hub may hold, and how long a draft of it lives. */
export const hubLimits = {
  folders: 50,
  filesOfFolder: 20,
  /** Of one file: the specification's. */
  words: 4000,
  tokens: 8192,
  /** Few words on very many pages are no document that somebody reads. */
  pages: 500,
  draftDays: 7,
  warnDays: 5,
  /** Between the warning and the end, at least. */
  warningMs: 2 * 24 * 60 * 60_000,
  groups: 50,
  members: 2000,
  admins: 5,
  linkMs: 24 * 60 * 60_000,
  /** How long somebody who opened a link goes on without another. */
  sessionMs: 12 * 60 * 60_000,
  /** Between two links to the same person. */
  resendMs: 60_000,
  questionsOfDay: 200,
  /** How often a day one of the app, and all of a company's app together, may ask a person. */
  personsOfDay: 5,
  personsOfCompanyDay: 50,
  /** How long questions, with what answered them, and sessions that ended are kept. */
  questionDays: 365,
  sessionDays: 30,
  questionLength: 500,
  /** Passages that answer one question. */
  passages: 3,
  /** Passages among which a model chooses those. */
  passagesSent: 8,
} as const
