import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { tickedIn } from '@coverwright/domain/build/question/ticked'
import { type ControlProps, GroupedField } from './field.tsx'

/** As many as apply: each box sends the question's name, so that nothing but the form is needed to read them. */
export function CheckboxesControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'checkboxes'>>) {
  const { name, layout, options } = question
  const ticked = tickedIn(answers[name])
  return (
    <GroupedField {...wording}>
      <div className={`cj-options ${layout}`}>
        {options.map(({ value, label, help }, index) => (
          <label className="cj-option" key={value}>
            <input
              type="checkbox"
              id={index ? `${name}-${value}` : name}
              name={name}
              value={value}
              defaultChecked={ticked.includes(value)}
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
