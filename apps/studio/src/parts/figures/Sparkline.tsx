import classes from './KeyFigures.module.css'
import { pathOf } from './spark-path.ts'

const width = 240
const height = 32

/** The run of a figure without axes: its shape, beside the number that says how much. Decoration. */
export function Sparkline({ series }: { readonly series: readonly number[] }) {
  const line = pathOf(series, { width, height })
  if (!line) return <div className={classes.spark} />
  return (
    <svg className={classes.spark} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.area} d={`${line} L${width} ${height} L0 ${height} Z`} />
      <path className={classes.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
