import classes from './BlockMiniature.module.css'

type Shape = readonly [x: number, y: number, width: number, height: number, tone?: 'strong' | 'soft']

const line = (y: number, width: number, x = 8): Shape => [x, y, width, 4]
const card = (x: number, width = 20, tone: 'strong' | 'soft' = 'soft'): Shape => [x, 10, width, 24, tone]

/** What a block looks like from afar: rectangles on a sheet of 80 by 44. */
const pictures: Readonly<Record<string, readonly Shape[]>> = {
  Hero: [[8, 10, 28, 5, 'strong'], line(19, 24), line(27, 12), [44, 8, 28, 28, 'soft']],
  Section: [[0, 6, 80, 32, 'soft'], line(14, 30, 25), line(24, 44, 18)],
  Features: [card(6), card(30), card(54)],
  Faq: [line(9, 64), line(20, 64), line(31, 64)],
  Questions: [line(8, 26), [8, 15, 64, 7, 'soft'], line(27, 20), [8, 34, 24, 7, 'strong']],
  PlanPicker: [card(8, 18), [30, 6, 20, 32, 'strong'], card(54, 18)],
  AddOns: [
    [8, 9, 64, 11, 'soft'],
    [62, 12, 6, 5, 'strong'],
    [8, 24, 64, 11, 'soft'],
    [62, 27, 6, 5, 'strong'],
  ],
  SoFar: [[44, 6, 28, 32, 'soft'], line(12, 16, 50), line(20, 16, 50), line(28, 10, 50)],
  OrderSummary: [[8, 6, 64, 32, 'soft'], line(12, 30, 14), line(20, 20, 14), [48, 29, 18, 5, 'strong']],
  CheckAnswers: [line(9, 24), line(9, 18, 50), line(20, 20), line(20, 22, 50), line(31, 26), line(31, 14, 50)],
  Declarations: [[8, 9, 6, 6, 'strong'], line(10, 50, 20), [8, 22, 6, 6, 'strong'], line(23, 44, 20)],
  Checkout: [[8, 8, 38, 28, 'soft'], [52, 8, 20, 12, 'strong'], line(26, 20, 52)],
  Documents: [
    [8, 8, 18, 22, 'soft'],
    [31, 8, 18, 22, 'soft'],
    [54, 8, 18, 22, 'soft'],
    [8, 35, 64, 3, 'strong'],
  ],
  ThankYou: [[34, 6, 12, 12, 'strong'], line(23, 40, 20), line(31, 24, 28)],
}

export const hasMiniature = (type: string) => Object.hasOwn(pictures, type)

export function BlockMiniature({ type }: { readonly type: string }) {
  return (
    <svg className={classes.miniature} viewBox="0 0 80 44" aria-hidden="true">
      {(pictures[type] ?? []).map(([x, y, width, height, tone]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1.5} data-tone={tone} />
      ))}
    </svg>
  )
}
