import { contrast } from '@coverwright/domain/base/colour/contrast'
import { accentOf, accentTextOf, deepOf } from './theme-css.ts'

interface ThemeContrast {
  readonly use: 'button' | 'link' | 'heading'
  readonly colour: string
  readonly on: string
  readonly ratio: number
  /** The brand itself could not be read there: a darker one is used. */
  readonly isAdjusted: boolean
}

const least = 4.5

/** What a brand is used for, and whether it can be read there as it is. */
export function themeContrasts(brand: string): ThemeContrast[] {
  const isReadable = contrast(brand, '#ffffff') >= least
  const use = (name: ThemeContrast['use'], colour: string, on: string, isAdjusted: boolean) => ({
    use: name,
    colour,
    on,
    ratio: contrast(colour, on),
    isAdjusted,
  })
  return [
    use('button', '#ffffff', accentOf(brand), !isReadable),
    use('link', accentTextOf(brand), '#ffffff', !isReadable),
    use('heading', deepOf(brand), '#ffffff', false),
  ]
}
