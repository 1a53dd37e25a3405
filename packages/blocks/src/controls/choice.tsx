import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { tickedIn } from '@coverwright/domain/build/question/ticked'
import { type ControlProps, GroupedField } from './field.tsx'

/** One of its options, or as many as apply: each box sends the question's name, so that the form alone is enough to read them. */
export function ChoiceControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'radio' | 'checkboxes'>>) {
  const { name, layout, options } = question
  const isRadio = question.type === 'radio'
  const chosen = isRadio ? [answers[name]] : tickedIn(answers[name])
  return (
    <GroupedField {...wording} isRadio={isRadio}>
      <div className={`cj-options ${layout}`}>
        {options.map(({ value, label, help }, index) => (
          <label className="cj-option" key={value}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={index ? `${name}-${value}` : name}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
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
