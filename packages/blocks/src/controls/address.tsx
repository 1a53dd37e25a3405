import type { AskedQuestionOf } from '@coverwright/domain/question/asked-question'
import { type ControlProps, GroupedField } from './field.tsx'

const lines = [
  ['line1', 'Address line 1', 'address-line1', ''],
  ['line2', 'Address line 2 (optional)', 'address-line2', ''],
  ['town', 'Town or city', 'address-level2', 'short'],
  ['postcode', 'Postcode', 'postal-code', 'shorter'],
] as const

export function AddressControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'address'>>) {
  return (
    <GroupedField {...wording}>
      {lines.map(([part, label, autoComplete, width]) => {
        const field = `${question.name}-${part}`
        return (
          <label className={`cj-line ${width}`} key={part}>
            <span className="cj-label">{label}</span>
            <input
              id={field}
              name={field}
              className="cj-input"
              autoComplete={autoComplete}
              defaultValue={answers[field] ?? ''}
              aria-invalid={wording.problem?.field === field ? true : undefined}
            />
          </label>
        )
      })}
    </GroupedField>
  )
}
