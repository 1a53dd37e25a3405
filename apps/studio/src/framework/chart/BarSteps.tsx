import classes from './Chart.module.css'

interface BarStep {
  readonly key: string
  readonly name: string
  readonly note?: string | undefined
  readonly value: number
  /** Said behind the number: how many of those before went on. */
  readonly share?: string | undefined
}

interface BarStepsProps {
  readonly caption: string
  readonly columns: readonly [step: string, count: string, share: string]
  readonly steps: readonly BarStep[]
  readonly format: (value: number) => string
}

/** Figures that follow one another, each as long as it is many: a table whose cells are drawn. */
export function BarSteps({ caption, columns, steps, format }: BarStepsProps) {
  const highest = Math.max(...steps.map(({ value }) => value), 1)
  return (
    <table className={classes.bars}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, name, note, value, share }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
            </th>
            <td>
              <span className={classes.bar} style={{ inlineSize: `${(value / highest) * 100}%` }} aria-hidden="true" />
              <b>{format(value)}</b>
            </td>
            <td>{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
