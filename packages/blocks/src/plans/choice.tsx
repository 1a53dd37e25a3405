import type { ChoiceView } from '@coverwright/domain/build/page/page-view'

/** Something to settle besides the plan: the excess. */
export function Choice({ choice: { name, title, help, options, chosen } }: { readonly choice: ChoiceView }) {
  return (
    <fieldset className="cj-excess">
      <legend>{title}</legend>
      {help ? <p>{help}</p> : null}
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
