import type { Answers } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import { checkAnswers, type Problem } from '@coverwright/domain/build/question/check-answers'
import { sayWith } from '@coverwright/domain/build/words/say'
import { answersIn } from '@coverwright/domain/sell/journey/form-fields'
import { createContext, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useJourney } from './journey.ts'

interface Step {
  readonly problems: readonly Problem[]
  readonly isBusy: boolean
  readonly summary: RefObject<HTMLDivElement | null>
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

const unreachable: Problem = {
  field: 'main',
  message: 'We could not reach the server. Check your connection and try again',
}

type Check = (form: FormData) => readonly Problem[]

/** A form that posts to its own page. Without script the browser posts it; with script the same fields go by fetch. */
export function useStep(check: Check): Step {
  const journey = useJourney()
  const { words } = journey
  const [problems, setProblems] = useState<readonly Problem[]>(journey.problems)
  const [isBusy, setBusy] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problems.length === 0) return
    summary.current?.focus()
    const before = `${sayWith(words)('Error:')} `
    if (!document.title.startsWith(before)) document.title = before + document.title
  }, [problems, words])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // The button that was pressed may say what to do.
    // Preact hands out the browser's own event, React one around it.
    const { submitter } = ('nativeEvent' in event ? event.nativeEvent : event) as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const found = check(form)
    // A new array each time, so that the summary takes the focus again after a second failed try.
    setProblems([...found])
    if (found.length > 0) return
    setBusy(true)
    void sendForm(form)
  }
  const sendForm = async (form: FormData) => {
    const refused = await journey.send(form).catch(() => [unreachable])
    setBusy(false)
    setProblems(refused)
  }
  return { problems, isBusy, summary, submit }
}

/** The form's problems, for blocks that stand inside it. */
export const ProblemsContext = createContext<readonly Problem[]>([])

export function useQuestionStep(questions: readonly AskedQuestion[]): Step {
  const { answers, today } = useJourney()
  return useStep((form) => checkAnswers(questions, answersOnForm(questions, answers, form), today))
}

/** What the form says in place of what was answered before. */
export const answersOnForm = (questions: readonly AskedQuestion[], before: Answers, form: FormData): Answers => ({
  ...before,
  ...answersIn(form, questions),
  ...filesIn(form),
})

/** A chosen file answers its question by its name; a field without one says nothing. */
const filesIn = (form: FormData): Answers =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value !== 'string' && value.size > 0 ? [[field, value.name]] : [])),
  )
