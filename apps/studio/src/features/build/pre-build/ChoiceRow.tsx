import { SegmentedControl } from '@mantine/core'
import classes from './PreBuild.module.css'

interface ChoiceRowProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export const ChoiceRow = <Value extends string>({ label, options, value, onChange }: ChoiceRowProps<Value>) => (
  <div className={classes.row}>
    <span>{label}</span>
    <SegmentedControl aria-label={label} data={[...options]} value={value} onChange={onChange} fullWidth />
  </div>
)
