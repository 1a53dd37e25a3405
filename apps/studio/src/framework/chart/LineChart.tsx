import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Chart.module.css'
import { linePath, niceTop, placeOf } from './chart-path.ts'

interface ChartPoint {
  /** When it was, as people say it. */
  readonly label: string
  /** Null where it is not known. */
  readonly value: number | null
  /** The same place of the time before. */
  readonly before?: number | null
}

interface LineChartProps {
  /** What is drawn: "Visits a day". */
  readonly name: string
  /** What the dashed line is, where there is one: "30 days before". */
  readonly beforeName?: string | undefined
  readonly points: readonly ChartPoint[]
  readonly format: (value: number) => string
}

const box = { width: 720, height: 132 }
const gridLines = 3

/** The run of a figure over time; the same figures stand in a table below it. */
export function LineChart({ name, beforeName, points, format }: LineChartProps) {
  const { t } = useTranslation('framework')
  const [at, setAt] = useState<number>()
  const values = points.map(({ value }) => value)
  const before = beforeName === undefined ? [] : points.map((point) => point.before ?? null)
  const top = niceTop([...values, ...before].flatMap((value) => value ?? []))
  const line = linePath(values, top, box)
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(points.length - 1, Math.max(0, Math.round(((clientX - left) / width) * (points.length - 1)))))
  }
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.legend}>
        <span>
          <i /> {name}
        </span>
        {beforeName !== undefined && (
          <span>
            <i data-before /> {beforeName}
          </span>
        )}
      </figcaption>
      <div className={classes.plot} onPointerMove={follow} onPointerLeave={() => setAt(undefined)}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: gridLines + 1 }, (_none, step) => (
            <line
              key={step}
              className={classes.grid}
              x2={box.width}
              y1={(step / gridLines) * box.height}
              y2={(step / gridLines) * box.height}
            />
          ))}
          {line && !values.includes(null) && points.length > 1 && (
            <path className={classes.area} d={`${line} L${box.width} ${box.height} L0 ${box.height} Z`} />
          )}
          <path className={classes.before} d={linePath(before, top, box)} />
          <path className={classes.line} d={line} />
        </svg>
        <span className={classes.top} aria-hidden="true">
          {format(top)}
        </span>
        {at !== undefined && <Pointed point={points[at]} {...{ at, top, format, beforeName }} count={points.length} />}
      </div>
      <Times points={points} />
      <details className={classes.details}>
        <summary>{t('chart.table')}</summary>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">{t('chart.when')}</th>
                <th scope="col">{name}</th>
                {beforeName !== undefined && <th scope="col">{beforeName}</th>}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  <td>{point.value === null ? t('chart.unknown') : format(point.value)}</td>
                  {beforeName !== undefined && (
                    <td>
                      {point.before === null || point.before === undefined ? t('chart.unknown') : format(point.before)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

interface PointedProps {
  readonly point: ChartPoint | undefined
  readonly at: number
  readonly count: number
  readonly top: number
  readonly format: (value: number) => string
  readonly beforeName: string | undefined
}

/** What is under the pointer. */
function Pointed({ point, at, count, top, format, beforeName }: PointedProps) {
  if (!point || point.value === null) return null
  const { x, y } = placeOf(point.value, at, count, top, box)
  const left = (x / box.width) * 100
  return (
    <div aria-hidden="true">
      <span className={classes.stem} style={{ left: `${left}%` }} />
      <span className={classes.dot} style={{ left: `${left}%`, top: `${(y / box.height) * 100}%` }} />
      <span className={classes.tip} style={{ left: `${left}%` }} data-side={left > 60 ? 'left' : 'right'}>
        <b>{format(point.value)}</b> {point.label}
        {beforeName !== undefined && point.before !== null && point.before !== undefined && (
          <small>{`${beforeName}: ${format(point.before)}`}</small>
        )}
      </span>
    </div>
  )
}

const mostTimes = 6

/** As many of the times as have room, each below its place. */
function Times({ points }: Pick<LineChartProps, 'points'>) {
  const last = points.length - 1
  const every = Math.max(1, Math.ceil(last / mostTimes))
  return (
    <div className={classes.times} aria-hidden="true">
      {points.map(({ label }, at) => {
        if (at % every !== 0) return null
        const side = at === 0 ? 'start' : at === last ? 'end' : 'middle'
        return (
          <span key={label} data-side={side} style={{ left: `${last === 0 ? 0 : (at / last) * 100}%` }}>
            {label}
          </span>
        )
      })}
    </div>
  )
}
