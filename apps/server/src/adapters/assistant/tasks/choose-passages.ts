import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { ChosenPart } from '@coverwright/domain/assist/product-talk/choose-quotes'
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

const system = `You find which passages of an insurer's documents answer a question.
You are given JSON with the question and with passages, each with an id, the heading it stands under, and its text. ${isData}
Choose the passages that answer the question, the best first, ${hubLimits.passages} at most. From each copy the shortest part of its text that answers, character for character. Add no word of your own, no link and no markup.
If no passage answers the question, give an empty list.`

const Answer = z.object({
  quotes: z.array(z.object({ passage: NamedPassage, text: z.string().max(4000) })).max(50),
})

/** It chooses among passages and quotes them; whatever else it says is not heard. */
export const choosePassages = (question: string, passages: readonly AskedPassage[]): ModelTask<ChosenPart[]> => ({
  prompt: {
    name: 'quotes',
    system,
    user: fenced({
      question,
      passages: passages.map(({ heading, text }, nth) => ({ id: passageName(nth), heading, text })),
    }),
    schema: listOf('quotes', { passage: passageSchema(passages), text: { type: 'string' } }),
    mostTokens: 2000,
  },
  // A passage that was not sent is left out.
  read: (answer) =>
    Answer.safeParse(answer).data?.quotes.flatMap(({ passage: name, text }) => {
      const passage = passageNamed(name)
      return passage === undefined ? [] : [{ passage, text }]
    }),
  isLong: false,
})
