import type { AskedQuestionOf } from '@coverwright/domain/question/asked-question'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

export function TextControl({
  question,
  wording,
  answers,
}: ControlProps<AskedQuestionOf<'input' | 'phone' | 'car-registration' | 'photo-video'>>) {
  const { name } = question
  const shared = {
    id: name,
    name,
    className: 'cj-input',
    defaultValue: answers[name] ?? '',
    'aria-describedby': describedBy(wording),
    'aria-invalid': wording.problem ? true : undefined,
  }
  return <LabelledField {...wording}>{inputOf(question, shared)}</LabelledField>
}

function inputOf(
  question: AskedQuestionOf<'input' | 'phone' | 'car-registration' | 'photo-video'>,
  shared: { readonly name: string },
) {
  if (question.type === 'photo-video') return <input {...shared} type="hidden" />
  if (question.type === 'car-registration')
    return <input {...shared} type="text" autoComplete="off" autoCapitalize="characters" />
  if (question.type === 'phone') return <input {...shared} type="tel" autoComplete="tel" />
  const { format, lines, autoComplete = 'off' } = question
  if (lines && lines > 1) return <textarea {...shared} rows={lines} autoComplete={autoComplete} />
  return (
    <input
      {...shared}
      type={format === 'email' ? 'email' : 'text'}
      inputMode={format === 'number' ? 'numeric' : undefined}
      autoComplete={autoComplete}
    />
  )
}
