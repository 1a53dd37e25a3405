import { inkOn } from '@coverwright/domain/base/colour/contrast'
import type { OwnFont, Theme } from '@coverwright/domain/build/page/theme'
import { fromHex, toHex } from './oklch.ts'

const signal = (l: number, c: number, degrees: number) => toHex({ l, c, h: (degrees * Math.PI) / 180 })

const toned = (hex: string, lightest: number, c: number) => {
  const brand = fromHex(hex)
  return toHex({ l: Math.min(brand.l, lightest), c: Math.min(brand.c, c), h: brand.h })
}

/** What buttons are filled with, what links are written in, and the dark ground of sections: never the raw brand. */
export const accentOf = (hex: string) => toned(hex, 0.535, 0.215)
export const accentTextOf = (hex: string) => toned(hex, 0.485, 0.19)
export const deepOf = (hex: string) => {
  const { c, h } = fromHex(hex)
  return toHex({ l: 0.25, c: Math.min(c, 0.04), h })
}

/**
 * A journey's colours, worked out once for a release: the browser gets plain colours, because phones from before 2024
 * know neither relative colours nor light-dark(). Lightness is fixed per role, so that contrast holds for every brand.
 */
export function themeCss({ brand: hex, palette = [], radius, font, ownFont, ...theme }: Theme): string {
  const { buttons, form, header, footer } = theme
  const brand = fromHex(hex)
  const tone = (l: number, c: number) => toHex({ l, c: Math.min(brand.c, c), h: brand.h })
  const neutral = (l: number, c: number) => toHex({ l, c, h: brand.h })
  const accent = accentOf(hex)
  const values: Record<string, string> = {
    'cw-surface-0': neutral(0.966, 0.004),
    'cw-text-1': neutral(0.215, 0.014),
    'cw-text-2': neutral(0.42, 0.014),
    'cw-text-3': neutral(0.52, 0.014),
    'cw-border-1': neutral(0.925, 0.005),
    'cw-border-2': neutral(0.885, 0.007),
    'cw-border-3': neutral(0.64, 0.012),
    'cw-accent': accent,
    'cw-accent-halo': `${accent}2e`,
    'cw-accent-hover': tone(Math.min(brand.l - 0.05, 0.485), 0.2),
    'cw-accent-deep': deepOf(hex),
    'cw-accent-text': accentTextOf(hex),
    'cw-accent-tint': tone(0.962, 0.02),
    'cw-accent-tint-2': tone(0.925, 0.04),
    'cw-focus': tone(Math.min(brand.l, 0.57), 0.3),
    'cw-success-fg': signal(0.435, 0.105, 155),
    'cw-warning-fg': signal(0.46, 0.1, 68),
    'cw-warning-tint': signal(0.966, 0.038, 85),
    'cw-danger-fg': signal(0.49, 0.185, 26),
    'cw-danger-line': signal(0.59, 0.205, 26),
    'cw-danger-tint': signal(0.964, 0.022, 22),
    'cj-art': tone(0.925, 0.02),
    'cw-font': `${ownFont ? `'${ownFont.family}',` : ''}${fontFamilies[font]}`,
    'cj-radius-button': { soft: `${Math.max(radius - 2, 0)}px`, pill: '999px', square: '0' }[buttons],
    'cj-radius': `${radius}px`,
    'cj-radius-control': `${Math.max(radius - 2, 0)}px`,
    'cj-radius-large': `${radius === 0 ? 0 : radius + 4}px`,
    ...Object.fromEntries(
      palette.flatMap(({ slot, colour }) => [
        [`cw-${slot}`, colour],
        [`cw-${slot}-ink`, inkOn(colour)],
      ]),
    ),
  }
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  return `${ownFont ? fontFace(ownFont) : ''}:root{${declarations.join(';')}}${formRules[form]}${headerRules[header]}${footerRules[footer]}`
}

const fontFace = ({ family, src }: OwnFont) =>
  `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url('${src}') format('woff2')}`

export const fontFamilies: Readonly<Record<Theme['font'], string>> = {
  inter: "'Inter Variable','Inter stand-in',system-ui,sans-serif",
  'nunito-sans': "'Nunito Sans Variable',system-ui,sans-serif",
  'dm-sans': "'DM Sans Variable',system-ui,sans-serif",
  figtree: "'Figtree Variable',system-ui,sans-serif",
  manrope: "'Manrope Variable',system-ui,sans-serif",
  montserrat: "'Montserrat Variable',system-ui,sans-serif",
  'open-sans': "'Open Sans Variable',system-ui,sans-serif",
  'work-sans': "'Work Sans Variable',system-ui,sans-serif",
  'source-serif': "'Source Serif 4 Variable',Georgia,serif",
  bitter: "'Bitter Variable',Georgia,serif",
  lora: "'Lora Variable',Georgia,serif",
  'playfair-display': "'Playfair Display Variable',Georgia,serif",
  system: 'system-ui,sans-serif',
}

// Only the rules of what was chosen are part of a release. `.cj` makes them count more than the blocks' own.
const formRules: Readonly<Record<Theme['form'], string>> = {
  outlined: '',
  filled:
    '.cj .cj-input{background:var(--cw-surface-0);border-color:transparent;border-bottom-color:var(--cw-border-3)}',
  underlined:
    '.cj .cj-input{border-width:0 0 1px;border-radius:0;padding-left:2px}.cj .cj-combo .cj-input{padding-left:40px}',
}

const headerRules: Readonly<Record<Theme['header'], string>> = {
  plain: '',
  brand:
    '.cj .cj-head{max-width:none;background:var(--cw-accent);color:#fff;padding-inline:max(20px,50vw - var(--cj-wide)/2)}' +
    '.cj .cj-logo i{background:#fff;color:var(--cw-accent)}' +
    '.cj .cj-head>a:not(.cj-skip),.cj .cj-head summary{color:#fff!important}' +
    '@media(min-width:900px){.cj .cj-head{padding-inline:max(40px,50vw - var(--cj-wide)/2)}}' +
    '.cj .cj-skip{color:var(--cw-text-1)}.cj .cj-head+.cj-progress{margin-top:16px}',
  centred:
    '.cj .cj-head{justify-content:center;column-gap:16px;position:relative}.cj .cj-head .cj-save,.cj .cj-languages{margin-left:0}' +
    '@media(min-width:900px){.cj .cj-phone{position:absolute;right:40px}}',
}

const footerRules: Readonly<Record<Theme['footer'], string>> = {
  light: '',
  dark: '.cj .cj-foot{background:var(--cw-accent-deep)}.cj .cj-foot,.cj .cj-foot a{color:#fff}',
}
