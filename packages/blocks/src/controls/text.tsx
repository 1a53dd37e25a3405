import type { QuestionOf } from '@coverwright/domain/question/question'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

export function TextControl({ question, wording, answers }: ControlProps<QuestionOf<'input' | 'phone'>>) {
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

function inputOf(question: QuestionOf<'input' | 'phone'>, shared: { readonly name: string }) {
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
