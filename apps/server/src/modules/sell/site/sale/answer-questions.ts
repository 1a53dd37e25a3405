import type { Language } from '@coverwright/domain/base/language/language'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import { mayTryCode } from '../../../company/attempt/index.ts'
import { getFileInCompany } from '../../../company/file/index.ts'
import {
  changeMedia,
  findApplication,
  keepLanguage,
  type MediaChange,
  removeItem,
  type SaidReminder,
  type SentBy,
  saveAnswers,
  startApplication,
  takePromoCode,
} from '../../application/index.ts'
import { followMedia } from '../../vehicle-approval/index.ts'
import { type Buyer, type KnownBuyer, type Mount, type SaleServices, writeFor } from './sale-services.ts'

/** Where somebody begins, in which language, and who sent them. */
interface Beginning {
  readonly mount: Mount
  readonly release: { readonly language: Language }
  readonly sentBy: SentBy | undefined
}

/** From the first answer to the last. */
export function answerQuestions(services: SaleServices) {
  const { ways, files, now } = services
  const write = writeFor(services)

  return {
    /** Undefined when the token is nobody's or the application is over. */
    findBuyer: ({ companyId }: Mount, token: string): Promise<Buyer | undefined> =>
      ways.read(companyId, (tx) => findApplication(tx, token, now())),

    /** Before there is an application, the company writes. */
    begin: (
      { mount, release: { language }, sentBy }: Beginning,
      answers: Answers,
      said?: SaidReminder,
    ): Promise<KnownBuyer> =>
      ways.enter({ companyId: mount.companyId, memberId: mount.companyId }, async (tx, audit) => {
        const journey = { tx, audit, now: now() }
        const { token } = await startApplication(journey, mount, language, sentBy)
        return { token, buyer: await saveAnswers(journey, token, answers, said) }
      }),

    keepLanguage: (known: KnownBuyer, language: Language): Promise<Buyer> =>
      write(known, (journey) => keepLanguage(journey, known.token, language)),

    /** Also a sign of life: without answers it only lengthens the application's time. */
    saveAnswers: (known: KnownBuyer, answers: Answers, said?: SaidReminder): Promise<Buyer> =>
      write(known, (journey) => saveAnswers(journey, known.token, answers, said)),

    /** Whether it is one of the product's; refused where too many were tried. */
    takePromoCode: async (known: KnownBuyer, typed: string, from: string): Promise<boolean> => {
      const isAllowed = await mayTryCode(ways, { applicationId: known.buyer.id, from }, now())
      if (!isAllowed) return fail('too-many-requests')
      return write(known, (journey) => takePromoCode(journey, known.token, typed))
    },

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
