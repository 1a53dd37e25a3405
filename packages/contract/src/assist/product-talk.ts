import {
  ReportedQuestion,
  ReportedQuestionFilter,
  Talk,
  TalkLink,
  TalkPass,
  TalkQuestion,
  TalkQuestionForm,
  TalkQuestionRef,
  TalkSource,
  TalkSourceRef,
  TalkThumb,
  TalkTrial,
  TrialAnswer,
} from '@coverwright/domain/assist/product-talk/product-talk'
import { z } from 'zod'
import { appMember as access, anyone, call, can, group } from '../call.ts'

const talking = { access, audit: true } as const
const hub = can('manage-hub')

/** Questions of the people of the app, answered by what the documents of their folders say. */
export const productTalk = group('productTalk', {
  openLink: call({
    access: anyone,
    audit: true,
    input: TalkLink,
    output: TalkPass,
    errors: ['app-member.link-expired'],
    showsSecret: true,
  }),
  /** Mails a fresh link to whoever the old one was sent to; it answers the same whether it did. */
  renewLink: call({ access: anyone, audit: true, input: TalkLink, output: z.null() }),
  getTalk: call({ access, input: z.strictObject({}), output: Talk }),
  ask: call({ ...talking, input: TalkQuestionForm, output: TalkQuestion, errors: ['product-talk.too-often'] }),
  listQuestions: call({ access, paged: ['createdAt'], input: z.strictObject({}), output: TalkQuestion }),
  rateAnswer: call({
    ...talking,
    input: TalkThumb,
    output: TalkQuestion,
    errors: ['product-talk.question-not-found'],
  }),
  askPerson: call({
    ...talking,
    input: TalkQuestionRef,
    output: TalkQuestion,
    errors: ['product-talk.question-not-found', 'product-talk.asked-already', 'product-talk.person-limit'],
  }),
  getSource: call({ access, input: TalkSourceRef, output: TalkSource, errors: ['product-talk.source-gone'] }),
  endTalk: call({ ...talking, input: z.strictObject({}), output: z.null() }),
  /** By a colleague, to see what the app would say; nothing of it is kept. */
  getTrialAnswer: call({ access: hub, input: TalkTrial, output: TrialAnswer, errors: ['hub-folder.not-found'] }),
  /** What the app would suggest to somebody who reads all that is published. */
  getTrialSuggestions: call({ access: hub, input: z.strictObject({}), output: z.array(z.string()) }),
  listReport: call({ access: hub, paged: ['createdAt'], input: ReportedQuestionFilter, output: ReportedQuestion }),
})
