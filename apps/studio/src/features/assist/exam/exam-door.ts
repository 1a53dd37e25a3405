import type { Exam, ExamAnswer, ExamCertificate } from '@coverwright/domain/assist/exam/exam'
import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import type { z } from 'zod'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { Query } from '../../../core/wire/queries-of.ts'
import { talkClient, talkQueries } from '../product-talk/talk-pass.ts'

/** By which calls an exam is sat: somebody's of the app, or a colleague's trial. */
export interface ExamDoor {
  readonly read: (id: string) => Query<Exam>
  readonly answer: (given: z.input<typeof ExamAnswer>) => Promise<Exam>
  readonly handIn: (id: string) => Promise<Exam>
  /** None of a trial. */
  readonly print?: (id: string) => Promise<z.output<typeof ExamCertificate>>
  readonly source: (fileId: string, version: number) => Promise<readonly HubPassage[]>
}

export const appDoor: ExamDoor = {
  read: (id) => talkQueries.exam.getExam({ id }),
  answer: (given) => talkClient.exam.answerQuestion(given),
  handIn: (id) => talkClient.exam.handIn({ id }),
  print: (id) => talkClient.exam.printCertificate({ id }),
  source: async (fileId, version) => (await talkClient.productTalk.getSource({ fileId, version })).passages,
}

export const trialDoor: ExamDoor = {
  read: (id) => queries.exam.getTrial({ id }),
  answer: (given) => client.exam.answerTrial(given),
  handIn: (id) => client.exam.handInTrial({ id }),
  source: async (fileId) => (await client.hubFile.getFileText({ id: fileId })).passages,
}
