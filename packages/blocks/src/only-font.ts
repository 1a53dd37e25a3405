import type { Theme } from '@coverwright/domain/build/page/theme'
import { fontFamilies } from './theme-css.ts'

const face = /@font-face\s*\{[^}]*\}/g

/** The style sheet with the faces of the theme's font alone: nobody who buys is sent the rules of those it could have had. */
export const onlyFontOf = (css: string, { font }: Pick<Theme, 'font'>): string => {
  const families = new Set(fontFamilies[font].split(',').map(unquoted))
  return css.replaceAll(face, (rule) => (families.has(familyOf(rule)) ? rule : ''))
}

const familyOf = (rule: string) => unquoted(/font-family:([^;}]+)/.exec(rule)?.[1] ?? '')

const unquoted = (family: string) => family.trim().replaceAll(/^['"]|['"]$/g, '')
