/** What a company's auto-post may hold and do. */
export const postLimits = {
  name: 80,
  text: 2000,
  riskLine: 200,
  reason: 500,
  about: 1000,
  /** Those that are not published. */
  waiting: 500,
  photos: 500,
  accounts: 20,
  alt: 1000,
  /** Of one account and day, at most; each account says its own. */
  postsOfDay: 50,
  /** How often a post is handed to the network before it counts as failed. */
  attempts: 3,
  /** How often it is looked for in vain, because the network does not answer, before a person is asked to look. */
  lookUps: 6,
  /** Nothing goes out by itself so long after its time: a server was down, or its account was let in no more. */
  lateMs: 2 * 60 * 60_000,
  /** In the calendar, at once. */
  calendarDays: 45,
  calendarPosts: 500,
  /** A photo is drawn as small as every network takes it. */
  photoWidth: 2000,
  photoBytes: 950_000,
} as const
