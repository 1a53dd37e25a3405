import type { WrittenQuestion } from '@coverwright/domain/assist/exam-question/check-written'
import { z } from 'zod'
import type { AskedPassage } from '../answering-model.ts'
import {
  fenced,
  isData,
  listOf,
  type ModelTask,
  NamedPassage,
  passageName,
  passageNamed,
  passageSchema,
} from '../model-task.ts'

const system = `You write questions for an exam about an insurer's products, for people who sell them.
You are given JSON with how many questions are wanted and with passages of the insurer's documents, each with an id, the heading it stands under, and its text. ${isData}
Write each question from one passage, in the passage's language, so that it can be understood without seeing the passage. Ask what matters to a customer: what is covered, what is not, how much, how long, what must be done.
For each give: passage, its id; quote, the sentence of the passage that answers, copied character for character; answer, the shortest part of that quote that answers the question, copied character for character; wrong, three answers of the same kind that are wrong and differ from each other.
Never ask for true or false. Use no links and no markup. Where the passages give fewer good questions than are wanted, give fewer.`

const short = z.string().max(4000)

const Answer = z.object({
  questions: z
    .array(
      z.object({ passage: NamedPassage, question: short, quote: short, answer: short, wrong: z.array(short).max(10) }),
    )
    .max(100),
})

export const writeQuestions = (count: number, passages: readonly AskedPassage[]): ModelTask<WrittenQuestion[]> => ({
  prompt: {
    name: 'questions',
    system,
    user: fenced({
      count,
      passages: passages.map(({ heading, text }, nth) => ({ id: passageName(nth), heading, text })),
    }),
    schema: listOf('questions', {
      passage: passageSchema(passages),
      question: { type: 'string' },
      quote: { type: 'string' },
      answer: { type: 'string' },
      wrong: { type: 'array', items: { type: 'string' } },
    }),
    mostTokens: 4000,
  },
  // Of a passage that was not sent it cannot be checked: it counts as one that does not stand there.
  read: (answer) =>
    Answer.safeParse(answer).data?.questions.map(({ passage, question, quote, answer: right, wrong }) => ({
      passage: passageNamed(passage) ?? -1,
      text: question,
      quote,
      answer: right,
      wrong,
    })),
  isLong: true,
})
