import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { messages } from '../messages.ts'
import { Cover } from '../plan/cover.ts'
import { dataName } from '../question/question.ts'
import { QuestionSet } from '../question/question-set.ts'
import { RatingProgram } from '../rating/rating-program.ts'
import { BodyDocument } from './body-document.ts'
import { Declaration } from './declaration.ts'

/** Which answers are what every sale needs. */
const StandardNames = z.strictObject({
  holder: dataName,
  email: dataName,
  address: dataName.nullable(),
  /** Without a question the cover starts on the day it is bought. */
  coverStart: dataName.nullable(),
})

/** What the law and the firm's own rules want said, and the firm that says it. */
const Regulatory = z.strictObject({
  insurer: requiredText(200),
  tradingName: requiredText(120),
  firmReferenceNumber: requiredText(20),
  /** At the foot of every page. */
  statement: requiredText(1000),
  complaints: requiredText(1000),
  /** Why the product suits the buyer; may name answers: {{pet_name}}. */
  demandsAndNeeds: requiredText(2000),
  contact: z.strictObject({ phone: requiredText(40), email: requiredText(200) }),
})

export const bodyVersion = 1

/** The insurance: what is asked, what is covered, what it costs, what is agreed to and what is handed out. */
export const Body = z
  .strictObject({
    version: z.literal(bodyVersion),
    questions: QuestionSet,
    cover: Cover,
    rating: RatingProgram,
    declarations: z.array(Declaration).max(20),
    documents: z.array(BodyDocument).max(20),
    regulatory: Regulatory,
    standard: StandardNames,
    /** What is insured, in words for the certificate: "{{pet_name}}, {{breed}}". */
    insured: requiredText(300),
    termMonths: z.int().min(1).max(60),
  })
  .check(({ value, issues }) => {
    for (const list of ['declarations', 'documents'] as const) {
      const names = value[list].map(({ name }) => name)
      if (new Set(names).size < names.length)
        issues.push({ code: 'custom', input: value, path: [list], message: messages.alreadyExists })
    }
  })

type Stored = Readonly<Record<string, unknown>>

/** From each older version to the next: the entry at 1 makes a version 2 of a version 1. */
export const bodyUpgrades: Readonly<Record<number, (stored: Stored) => Stored>> = {}

/** Reads a stored body of any version. A version that this code does not know is refused, not guessed at. */
export function parseBody(stored: unknown): Body {
  let current = z.looseObject({ version: z.int().min(1).max(bodyVersion) }).parse(stored)
  while (current.version < bodyVersion) {
    const upgrade = bodyUpgrades[current.version]
    if (!upgrade) throw new Error(`Nothing leads on from version ${current.version} of the body`)
    current = { ...upgrade(current), version: current.version + 1 }
  }
  return Body.parse(current)
}

export type Body = z.output<typeof Body>
export type StandardNames = Body['standard']
