import { accentOf, deepOf } from '@coverwright/blocks/theme-css'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { Theme } from '@coverwright/domain/build/page/theme'
import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import classes from './SiteSketch.module.css'
import { type Band, sketch, sketchOf } from './sketch-of.ts'

interface SiteSketchProps {
  readonly id: string
  readonly hasShell: boolean
}

/** A site from far away: its colours, and what its first page is made of. Fetched when it comes into sight. */
export function SiteSketch({ id, hasShell }: SiteSketchProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const shell = useQuery({
    ...queries.product.getShell({ id }),
    enabled: hasShell && inViewport,
  })
  // The server has read it with its model.
  const drawn = (shell.data?.shell ?? null) as Shell | null
  return (
    <div ref={ref} className={classes.sketch} aria-hidden="true">
      {drawn && <Drawing shell={drawn} />}
    </div>
  )
}

const { width, height, header, footer } = sketch
const paper = '#ffffff'
const line = '#d9dce1'
const ground = '#f4f5f7'

function Drawing({ shell }: { readonly shell: Shell }) {
  const { theme } = shell
  const accent = accentOf(theme.brand)
  const isBrand = theme.header === 'brand'
  const mark = isBrand ? paper : accent
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice">
      <rect width={width} height={height} fill={paper} />
      <rect width={width} height={header} fill={isBrand ? accent : paper} />
      <rect x={theme.header === 'centred' ? width / 2 - 14 : 10} y={4} width={28} height={3.5} rx={1.75} fill={mark} />
      <rect y={header - 0.5} width={width} height={0.5} fill={line} />
      {sketchOf(shell).map((band) => (
        <Shape key={band.top} band={band} theme={theme} accent={accent} />
      ))}
      <rect
        y={height - footer}
        width={width}
        height={footer}
        fill={theme.footer === 'dark' ? deepOf(theme.brand) : ground}
      />
    </svg>
  )
}

interface ShapeProps {
  readonly band: Band
  readonly theme: Theme
  readonly accent: string
}

function Shape({ band: { shape, top, height: high }, theme, accent }: ShapeProps) {
  const corner = Math.min(theme.radius / 4, 4)
  const button = { soft: corner, pill: 3, square: 0 }[theme.buttons]
  const bar = (x: number, y: number, long: number, fill = line, thick = 2.5) => (
    <rect x={x} y={top + y} width={long} height={thick} rx={thick / 2} fill={fill} />
  )
  const box = (x: number, y: number, long: number, tall: number, fill = ground) => (
    <rect
      x={x}
      y={top + y}
      width={long}
      height={Math.max(Math.min(tall, high - y - 1), 0)}
      rx={corner}
      fill={fill}
      stroke={line}
      strokeWidth={0.5}
    />
  )
  const press = (x: number, y: number) =>
    y + 6 <= high && <rect x={x} y={top + y} width={26} height={6} rx={button} fill={accent} />
  switch (shape) {
    case 'hero':
      return (
        <>
          <rect y={top} width={width} height={high} fill={accent} opacity={0.1} />
          {bar(10, 7, 62, deepOf(theme.brand), 4)}
          {bar(10, 14, 48)}
          {press(10, 22)}
          {box(100, 5, 50, 26)}
        </>
      )
    case 'form':
      return (
        <>
          {bar(34, 4, 40, deepOf(theme.brand), 3)}
          {box(34, 10, 92, 7, paper)}
          {box(34, 20, 92, 7, paper)}
          {press(34, 31)}
        </>
      )
    case 'cards':
    case 'columns':
      return [10, 58, 106].map((x) => (
        <g key={x}>
          {box(x, 4, 44, high - 6, shape === 'cards' ? paper : ground)}
          {bar(x + 5, 8, 22, accent)}
          {bar(x + 5, 13, 32)}
          {shape === 'cards' && press(x + 5, 22)}
        </g>
      ))
    case 'picture':
      return box(10, 2, 140, high - 4)
    case 'button':
      return press(10, 2)
    case 'rule':
      return bar(10, 2, 140, line, 0.5)
    case 'lines':
    default:
      return (
        <>
          {bar(10, 4, 110)}
          {high > 10 && bar(10, 9, 84)}
        </>
      )
  }
}
