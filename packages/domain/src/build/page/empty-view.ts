import type { PageView } from './page-view.ts'

/** A page on which nobody has answered, and nothing is asked: what is drawn of no journey begins with it. */
export const emptyView = {
  path: '/',
  title: '',
  step: 0,
  steps: [],
  isTest: false,
  questions: {},
  answers: {},
  standIns: {},
  problems: [],
  said: [],
  locale: 'en-GB',
  regulatory: [],
  links: [],
} as const satisfies PageView
