import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

export function TextControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'input' | 'phone'>>) {
  const { name, placeholder } = question
  const shared = {
    id: name,
    name,
    className: 'cj-input',
    placeholder,
    defaultValue: answers[name] ?? '',
    'aria-describedby': describedBy(wording),
    'aria-invalid': wording.problem ? true : undefined,
  }
  return <LabelledField {...wording}>{inputOf(question, shared)}</LabelledField>
}

function inputOf(question: AskedQuestionOf<'input' | 'phone'>, shared: { readonly name: string }) {
  if (question.type === 'phone') return <input {...shared} type="tel" autoComplete="tel" />
  const { format, lines, autoComplete = 'off' } = question
  if (lines && lines > 1) return <textarea {...shared} rows={lines} autoComplete={autoComplete} />
  return (
    <input
      {...shared}
      type={format === 'email' ? 'email' : 'text'}
      inputMode={format === 'number' || format === 'money' ? 'decimal' : undefined}
      autoComplete={autoComplete}
    />
  )
}
