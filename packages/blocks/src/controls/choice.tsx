import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { type ControlProps, GroupedField } from './field.tsx'

export function ChoiceControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'radio'>>) {
  const { name, layout, options } = question
  return (
    <GroupedField {...wording} isRadio>
      <div className={`cj-options ${layout}`}>
        {options.map(({ value, label, help }, index) => (
          <label className="cj-option" key={value}>
            <input
              type="radio"
              id={index ? `${name}-${value}` : name}
              name={name}
              value={value}
              defaultChecked={answers[name] === value}
            />
            <span>
              <b>{label}</b>
              {help ? <small>{help}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </GroupedField>
  )
}
