import type { Language } from '@coverwright/domain/build/product/language'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { getFileInCompany } from '../../../company/file/index.ts'
import {
  changeMedia,
  findApplication,
  keepLanguage,
  type MediaChange,
  removeItem,
  saveAnswers,
  startApplication,
} from '../../application/index.ts'
import { followMedia } from '../../vehicle-approval/index.ts'
import { type Buyer, type KnownBuyer, type Mount, type SaleServices, writeFor } from './sale-services.ts'

/** From the first answer to the last. */
export function answerQuestions(services: SaleServices) {
  const { ways, files, now } = services
  const write = writeFor(services)

  return {
    /** Undefined when the token is nobody's or the application is over. */
    findBuyer: ({ companyId }: Mount, token: string): Promise<Buyer | undefined> =>
      ways.read(companyId, (tx) => findApplication(tx, token, now())),

    /** Before there is an application, the company writes. */
    begin: (mount: Mount, answers: Answers, language: Language): Promise<KnownBuyer> =>
      ways.enter({ companyId: mount.companyId, memberId: mount.companyId }, async (tx, audit) => {
        const journey = { tx, audit, now: now() }
        const { token } = await startApplication(journey, mount, language)
        return { token, buyer: await saveAnswers(journey, token, answers) }
      }),

    keepLanguage: (known: KnownBuyer, language: Language): Promise<Buyer> =>
      write(known, (journey) => keepLanguage(journey, known.token, language)),

    /** Also a sign of life: without answers it only lengthens the application's time. */
    saveAnswers: (known: KnownBuyer, answers: Answers): Promise<Buyer> =>
      write(known, (journey) => saveAnswers(journey, known.token, answers)),

    removeItem: (known: KnownBuyer, group: string, item: number): Promise<Buyer> =>
      write(known, (journey) => removeItem(journey, known.token, group, item)),

    changeMedia: (known: KnownBuyer, changes: readonly MediaChange[]): Promise<Answers> =>
      write(known, async (journey) => {
        const answers = await changeMedia(journey, files, known.token, changes)
        await followMedia(journey, known.buyer.id)
        return answers
      }),

    /** A file of the buyer's own, to be looked at again. */
    getMedia: ({ buyer: { companyId } }: KnownBuyer, id: string) =>
      ways.read(companyId, (tx) => getFileInCompany(tx, id)),
  }
}
